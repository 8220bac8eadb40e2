import { toPayPath } from "@mandi/shared/contract/page-paths";
import { wallet } from "@mandi/shared/messages/buyer-account";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import styles from "./no-new-credit.module.css";

export interface NoNewCreditProps {
  /** Why, and what ends it. */
  readonly text: string;
}

/** Says that there is no new credit at present, why, and where to pay what ends it. */
export function NoNewCredit({ text }: NoNewCreditProps) {
  return (
    <Note tone="warn" className={styles.note}>
      <h2>{wallet.blocked}</h2>
      <p>{text}</p>
      <Link to={toPayPath}>{wallet.toPay}</Link>
    </Note>
  );
}
