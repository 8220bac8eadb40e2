import { isSavingData } from "../frame/saving-data";
import { whenIdle } from "../frame/when-idle";
import { liveRelease } from "../release/live-release";

/**
 * Shows the developer tools of Module Federation who the host is, which areas this tab has and what they share. Fetched when
 * the first page is there and the browser is idle: loading areas does not need it.
 */
export function showToFederationTools(): void {
  whenIdle(() => {
    if (isSavingData()) return;
    import("../federation/federation-host").then(
      ({ registerAreas }) => registerAreas(liveRelease.getState()),
      () => undefined, // Without it nobody is worse off.
    );
  }, 0);
}
