import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { HostModule } from "@mandi/shared/contract/release/host-modules";
import { version as react } from "react/package.json";
import { version as reactDom } from "react-dom/package.json";
import { version as reactRouter } from "react-router-dom/package.json";
import { version as zustand } from "zustand/package.json";

/** The version of each host module, read from the installed packages: written by hand they would drift. */
export const hostVersions: Readonly<Record<HostModule, string>> = {
  react,
  "react/jsx-runtime": react,
  "react-dom": reactDom,
  "react-router-dom": reactRouter,
  zustand,
  "@mandi/shared/session": contractVersion,
  "@mandi/shared/http": contractVersion,
};
