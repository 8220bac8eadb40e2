import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import styles from "./approval-view.module.css";
import { OrderWords } from "./order-words";

interface ApprovalChangeProps {
  readonly approval: DeskApproval;
  readonly isEnded: boolean;
}

/** What a request would replace beside what it asks for, above the decision. */
export function ApprovalChange({ approval: { stands, shows }, isEnded }: ApprovalChangeProps) {
  if (!stands && !shows) return null;
  return (
    <dl className={styles.change}>
      {stands ? <Side term={messages.stands} text={stands} /> : null}
      {shows ? <Side term={isEnded ? messages.wasAsked : messages.shows} text={shows} isNew /> : null}
    </dl>
  );
}

interface SideProps {
  readonly term: string;
  readonly text: string;
  readonly isNew?: boolean;
}

function Side({ term, text, isNew = false }: SideProps) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={isNew ? styles.asked : undefined}>
        {text.split("\n").map((line) => (
          <div key={line}>
            <OrderWords text={line} />
          </div>
        ))}
      </dd>
    </div>
  );
}
