import { liveRelease } from "../release/live-release";

/**
 * Tells Module Federation's developer tools the host, the areas of this tab and what they share. Loaded with the diagnostics
 * panel: loading areas does not need it, so only developers download it.
 */
export function showToFederationTools(): void {
  import("../federation/federation-host").then(
    ({ registerAreas }) => registerAreas(liveRelease.getState()),
    () => undefined, // Optional: without it, nothing else is affected.
  );
}
