import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { gateButton, showGatePage } from "./gate-page";
import styles from "./gate-page.module.css";

/** No connection at start. It tries again by itself when the browser says that it is back. */
export function showOfflinePage(root: HTMLElement, onRetry: () => void): void {
  showGatePage(root, {
    title: shell.offlineTitle,
    text: shell.offlineText,
    drawing: [
      [styles.ink, "M8 62l22-16 20 10 18-22"],
      [styles.broken, "M92 70l20-12 18 8 22-30"],
      [styles.accent, "M68 34l6-7M74 46l9 3M62 24l-2-9"],
      [styles.ground, "M8 92h144"],
    ],
    actions: [gateButton(common.tryAgain, onRetry)],
  });
  window.addEventListener("online", onRetry, { once: true });
}
