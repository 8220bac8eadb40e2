import { common } from "@mandi/shared/messages/common";
import { poll } from "@mandi/shared/query/poll";
import { gateButton, gateStatus } from "./gate-page";

/** The browser says when an adapter connects, but not when what is behind a connected one works again. */
const looksAgainMs = 5000;

export interface GoOnOptions {
  /** Whether what was missing is there now. */
  readonly isBack: () => Promise<boolean>;
  /** Called once, when it is: only then may the page be loaded again, or the browser's own error page would replace it. */
  readonly onBack: () => void;
  /** What a person reads who tries while it is not. */
  readonly still: string;
}

/** Goes on by itself as soon as what was missing is back; the button looks at once, and `status` says when it is not. */
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
