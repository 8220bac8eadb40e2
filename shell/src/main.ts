import "@mandi/shared/ui/foundation/layers.css"; // Imported first: it declares the order of all other styles.
import { gateSecond } from "./boot/gate-second";
import { upgradeToHttps } from "./boot/https-upgrade";
import { startLateLinks } from "./boot/late-links";
import { installTrustedTypes } from "./boot/trusted-types";
import { applyTheme } from "./theme/theme";
import "@mandi/shared/ui/foundation/tokens.css";
import "@mandi/shared/ui/foundation/dark-tokens.css";
import "@mandi/shared/ui/foundation/base.css";
import "@mandi/shared/ui/foundation/print.css";
import "./boot/gate.css";

installTrustedTypes();
applyTheme();
if (!upgradeToHttps()) void startInSteps();

/**
 * Runs this file in several tasks, because one long task would block a slow phone. `eager` keeps everything in this file;
 * later imports use the libraries before them.
 */
async function startInSteps(): Promise<void> {
  const second = gateSecond();
  startLateLinks();
  await nextTask();
  const [{ restoreSession }, { http }] = await Promise.all([
    import(/* webpackMode: "eager" */ "@mandi/shared/session"),
    import(/* webpackMode: "eager" */ "@mandi/shared/http"),
  ]);
  restoreSession();
  http.prefetch("/config"); // Of every page's frame.
  await nextTask();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ "./boot/start");
  await nextTask();
  await start(second);
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
