import { formatPhone } from "@mandi/shared/format/phone";
import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { callLink } from "../frame/contact-links";
import { gateButton, gateLink, showGatePage } from "./gate-page";
import styles from "./gate-page.module.css";
import { type GoOnOptions, goOnWhenBack } from "./go-on";

export interface ApologyOptions {
  /** Support's number, when it is known. */
  readonly phone?: string;
  /** What is wrong, if known. */
  readonly reason?: string;
  /** How to detect that it is over; without it the person has to try again. */
  readonly whenBack?: Omit<GoOnOptions, "still">;
}

/** Shown when the product could not start. Depends on nothing that could be broken as well. */
export function showApologyPage(root: HTMLElement, { phone = "", reason, whenBack }: ApologyOptions = {}): void {
  const call = callLink(phone);
  const waiting = whenBack && goOnWhenBack({ ...whenBack, still: shell.apologyStill });
  const tryAgain = waiting?.button ?? gateButton(common.tryAgain, () => location.reload());
  showGatePage(root, {
    title: shell.apologyTitle,
    text: call === null ? shell.apologyText : shell.apologyTextWithPhone(unbroken(formatPhone(phone))),
    ...(reason !== undefined && { reason }),
    drawing: [
      [styles.oxide, "M20 40h44v10H47v28h17v10H20V78h17V50H20z"],
      [styles.steel, "M100 28h44v10h-17l4 28h17v10h-44l-1-10h17l-4-28h-17z"],
      [styles.spark, "M76 48l8 8-8 8M88 46l-4 10 6 8"],
      [styles.ink, "M8 96h144"],
    ],
    actions: call === null ? [tryAgain] : [gateLink(shell.callSupport, call), tryAgain],
    ...(waiting && { status: waiting.status }),
  });
}

/** A phone number is not broken across lines. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
