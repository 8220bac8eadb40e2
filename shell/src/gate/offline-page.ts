import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { poll } from "@mandi/shared/query/poll";
import { gateButton, gateStatus, showGatePage } from "./gate-page";
import styles from "./gate-page.module.css";

/** The browser says when an adapter connects, but not when the network behind a connected one works again. */
const looksAgainMs = 5000;

interface OfflineOptions {
  /** Whether the product can be reached now. */
  readonly isReachable: () => Promise<boolean>;
  /** Called once, when it can be: only then may the page be loaded again, or the browser's own error page would replace it. */
  readonly onBack: () => void;
}

/** No connection at start. It continues automatically when the network is back. */
export function showOfflinePage(root: HTMLElement, { isReachable, onBack }: OfflineOptions): void {
  let isBack = false;
  const status = gateStatus();

  async function look(): Promise<boolean> {
    if (isBack || !navigator.onLine || !(await isReachable())) return isBack;
    if (!isBack) {
      isBack = true;
      stopLooking();
      window.removeEventListener("online", look);
      onBack();
    }
    return true;
  }

  async function handlePress(): Promise<void> {
    status.textContent = "";
    if (!(await look())) status.textContent = shell.offlineStill;
  }

  showGatePage(root, {
    title: shell.offlineTitle,
    text: shell.offlineText,
    drawing: [
      [styles.ink, "M8 62l22-16 20 10 18-22"],
      [styles.broken, "M92 70l20-12 18 8 22-30"],
      [styles.accent, "M68 34l6-7M74 46l9 3M62 24l-2-9"],
      [styles.ground, "M8 92h144"],
    ],
    actions: [gateButton(common.tryAgain, handlePress)],
    status,
  });
  const stopLooking = poll(looksAgainMs, async () => void (await look()));
  window.addEventListener("online", look);
}
