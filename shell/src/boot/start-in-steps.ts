import { gateSecond } from "./gate-second";
import { startLateLinks } from "./late-links";

/**
 * Runs the first script in several tasks, because one long task would block a slow phone. `eager` keeps everything in that script;
 * later imports use the libraries before them.
 */
export async function startInSteps(): Promise<void> {
  // Set here too: a first script that arrives only now finds that everything has begun.
  window.mandiBegun ??= { second: gateSecond(), calls: new Map() };
  const { second } = window.mandiBegun;
  startLateLinks();
  await nextTask();
  const session = takeUpSession();
  // It is `start` that reports a failure: until then there is nothing to show it with.
  await session.catch(() => undefined);
  await nextTask();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await nextTask();
  await start(second, session);
}

async function takeUpSession(): Promise<void> {
  const [{ restoreSession }, { http }] = await Promise.all([
    import(/* webpackMode: "eager" */ "@mandi/shared/session"),
    import(/* webpackMode: "eager" */ "@mandi/shared/http"),
  ]);
  restoreSession();
  http.prefetch("/config"); // Of every page's frame.
}

/** Lets the browser do pending work first. Not a timer: in a background tab those are delayed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
