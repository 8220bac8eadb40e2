/**
 * The closed list of modules that the host provides and an area never bundles. The build of an area leaves them out,
 * promotion compares their ranges, and a test counts one instance of each at run time.
 */
export const hostModules = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-router-dom",
  "zustand",
  "@mandi/shared/session",
  "@mandi/shared/http",
] as const;
export type HostModule = (typeof hostModules)[number];
