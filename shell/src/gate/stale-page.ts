import { shell } from "@mandi/shared/messages/shell";
import { gateButton, showGatePage } from "./gate-page";
import styles from "./gate-page.module.css";

/** Shown when the page is an outdated copy in which what is live now does not run. */
export function showStalePage(root: HTMLElement): void {
  showGatePage(root, {
    title: shell.staleTitle,
    text: shell.staleText,
    drawing: [
      [styles.steel, "M40 20h52l20 20v48H40z"],
      [styles.accent, "M60 62a16 16 0 1 0 5-12M58 42v12h12"],
      [styles.ground, "M8 96h144"],
    ],
    actions: [gateButton(shell.reload, () => location.reload())],
  });
}
