import "@mandi/shared/ui/foundation/layers.css"; // First: it says the order of all that follow.
import { upgradeToHttps } from "./boot/https-upgrade";
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
 * Runs this file in several tasks: one long one would block a slow phone. `eager` leaves everything in it, the libraries are used by
 * what comes after them.
 */
async function startInSteps(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ "./boot/start");
  await nextTask();
  await start();
}

/** The browser first does what waits for it. No timer: in a tab that is not looked at those come late. */
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
