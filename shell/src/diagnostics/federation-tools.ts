import { liveRelease } from "../release/live-release";

/**
 * Shows the developer tools of Module Federation who the host is, which areas this tab has and what they share. Fetched with the
 * diagnostics panel: loading areas does not need it, and nobody but a developer should pay for it.
 */
export function showToFederationTools(): void {
  import("../federation/federation-host").then(
    ({ registerAreas }) => registerAreas(liveRelease.getState()),
    () => undefined, // Without it nobody is worse off.
  );
}
