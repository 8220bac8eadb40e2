/** Messages of a tab that runs versions which are not live. */
export const testVersions = {
  title: "Test versions in this tab",
  one: "Test version",
  unknown: "The address names no version of an area. You see the usual version.",
  lost: (version: string) => `${version} did not load. You see the usual version.`,
  reset: "Back to live",
} as const;
