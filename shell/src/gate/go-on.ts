import { common } from "@mandi/shared/messages/common";
import { poll } from "@mandi/shared/query/poll";
import { gateButton, gateStatus } from "./gate-page";

/** The browser tells when an adapter connects, but not when the network behind a connected one works again. */
const looksAgainMs = 5000;

export interface GoOnOptions {
  /** Whether what was missing is back. */
  readonly isBack: () => Promise<boolean>;
  /** Called once, when it is: the page may be reloaded only then, or the browser's own error page would replace it. */
  readonly onBack: () => void;
  /** The message for a person who tries before that. */
  readonly still: string;
}

/**
 * Continues automatically as soon as what was missing is back; the button checks at once, and `status` shows when it is not.
 */
export function goOnWhenBack({ isBack, onBack, still }: GoOnOptions) {
  let isOver = false;
  const status = gateStatus();

  async function look(): Promise<boolean> {
    if (isOver || !navigator.onLine || !(await isBack())) return isOver;
    if (!isOver) {
      isOver = true;
      stopLooking();
      window.removeEventListener("online", look);
      onBack();
    }
    return true;
  }

  async function handlePress(): Promise<void> {
    status.textContent = "";
    if (!(await look())) status.textContent = still;
  }

  const stopLooking = poll(looksAgainMs, async () => void (await look()));
  window.addEventListener("online", look);
  return { button: gateButton(common.tryAgain, handlePress), status };
}
