import { shell } from "@mandi/shared/messages/shell";
import { settleSet } from "../areas/area-versions";
import { watchStrayErrors } from "../areas/stray-errors";
import { focusCard } from "../frame/focus-heading";
import { knownSiteSetup } from "../frame/site-setup";
import { type ApologyOptions, showApologyPage } from "../gate/apology-page";
import { showOfflinePage } from "../gate/offline-page";
import { showStalePage } from "../gate/stale-page";
import { watchUnread } from "../menus/unread";
import { askedOverrides } from "../release/asked-overrides";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";
import { readRelease } from "../release/read-release";
import { isStaleShell } from "../release/stale-shell";
import { preloadOnIntent } from "../routing/preload-on-intent";
import { createRouter, type Router } from "../routing/router";
import { watchSessionEnd } from "../routing/session-end";
import { watchSession } from "../session/watch-session";
import { isOpen, isReachable, passGate } from "./gate";
import { renderApp } from "./render-app";
import { watchLater } from "./watch-later";

/**
 * Starts the product. While the gate waits, the router has already begun to fetch the code and the first data of the page
 * that the address asks for; when the gate opens, the page is ready to be shown.
 *
 * @param second the gate's, which has begun
 * @param session settles when the session has been restored
 */
export async function start(second: Promise<boolean>, session: Promise<void>): Promise<void> {
  const gate = requireElement("gate");
  try {
    await session;
    const passing = passGate(second);
    const release = await readRelease();
    if (isStaleShell(release.document)) return showStalePage(gate);
    const overrides = await askedOverrides(location.search, Object.keys(release.document.areas));
    liveRelease.setState(settleSet(release, bucketOfPage(), overrides), true);
    const router = createRouter(liveRelease.getState());
    watchSessionEnd(router);
    watchSession();
    watchStrayErrors();
    const unread = watchUnread(router);
    const app = renderApp(requireElement("app"), router);

    const result = await passing;
    if (result === "open") {
      await untilRouted(router);
      app.reveal();
      gate.remove();
      focusCard();
      preloadOnIntent();
      watchLater();
      unread.open();
      return;
    }
    app.remove();
    const onBack = () => location.reload();
    if (result === "offline") showOfflinePage(gate, { isReachable, onBack });
    else if (result === "away") apologise(gate, { reason: shell.apologyAway, whenBack: { isBack: isOpen, onBack } });
    else apologise(gate, { reason: shell.apologyRefused });
  } catch (error) {
    apologise(gate);
    throw error; // The user has been told above; the console gets the cause.
  }
}

/** Until the first page or its card is rendered, there is nothing to show in place of the gate. */
function untilRouted(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}

/** With support's number, if the site setup has loaded by now. */
function apologise(gate: HTMLElement, what: Omit<ApologyOptions, "phone"> = {}): void {
  const phone = knownSiteSetup()?.phone1;
  showApologyPage(gate, { ...what, ...(phone && { phone }) });
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
}
