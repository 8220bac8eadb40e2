import { shell } from "@mandi/shared/messages/shell";
import { showGatePage } from "./gate-page";
import styles from "./gate-page.module.css";
import { goOnWhenBack } from "./go-on";

interface OfflineOptions {
  /** Whether the product can be reached now. */
  readonly isReachable: () => Promise<boolean>;
  /** Called once, when it can be. */
  readonly onBack: () => void;
}

/** No connection at start. It continues automatically when the network is back. */
export function showOfflinePage(root: HTMLElement, { isReachable, onBack }: OfflineOptions): void {
  const { button, status } = goOnWhenBack({ isBack: isReachable, onBack, still: shell.offlineStill });
  showGatePage(root, {
    title: shell.offlineTitle,
    text: shell.offlineText,
    drawing: [
      [styles.ink, "M8 62l22-16 20 10 18-22"],
      [styles.broken, "M92 70l20-12 18 8 22-30"],
      [styles.accent, "M68 34l6-7M74 46l9 3M62 24l-2-9"],
      [styles.ground, "M8 92h144"],
    ],
    actions: [button],
    status,
  });
}
