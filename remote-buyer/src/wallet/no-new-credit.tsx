import { toPayPath } from "@mandi/shared/contract/page-paths";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import styles from "./no-new-credit.module.css";

/** The id of the reason, for the button that it turns off. */
export const noNewCreditId = "no-new-credit";

export interface NoNewCreditProps {
  /** Why, and what ends it. */
  readonly text: string;
}

/** Says that there is no new credit at present, why, and where to pay what ends it. */
export function NoNewCredit({ text }: NoNewCreditProps) {
  return (
    <Note tone="warn" className={styles.note}>
      <h2>{wallet.blocked}</h2>
      <p id={noNewCreditId}>{text}</p>
      <ButtonLink to={toPayPath} size="s" className={styles.way}>
        {wallet.toPay}
      </ButtonLink>
    </Note>
  );
}
