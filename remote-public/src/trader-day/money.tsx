import { walletPath } from "@mandi/shared/contract/page-paths";
import type { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { formatRupees } from "@mandi/shared/format/rupees";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { Price } from "@mandi/shared/ui/data/price";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useMyTurn } from "../my-turn/use-my-turn";
import styles from "./trader-day.module.css";

/** What is due, and what it can be paid from. */
export function Money({ cash, credit_limit, credit_free }: TraderDayAnswer["money"]) {
  return (
    <Block
      title={traderDay.money}
      actions={
        <Link to={walletPath} className={styles.more}>
          {traderDay.wallet} <Icon of={ArrowRight} size="xs" />
        </Link>
      }
    >
      <dl className={styles.rows}>
        <Due />
        <Line term={traderDay.cash} value={<Price rupees={cash} decimals={0} />} />
        {credit_limit === 0 ? null : (
          <Line
            term={traderDay.credit}
            note={traderDay.creditLimit(formatRupees(credit_limit))}
            value={<Price rupees={credit_free} decimals={0} />}
          />
        )}
      </dl>
    </Block>
  );
}

/** The payments among what waits for the reader. */
function Due() {
  const turn = useMyTurn();
  const items = turn.kind === "ready" ? turn.data.data : [];
  const due = items.flatMap(({ kind, amount }) => (kind.startsWith("pay ") && amount !== null ? [amount] : []));
  return (
    <Line
      term={traderDay.toPay}
      note={due.length === 0 ? traderDay.nothingToPay : traderDay.payments(due.length)}
      value={<Price rupees={due.reduce((sum, amount) => sum + amount, 0)} decimals={0} />}
    />
  );
}

interface LineProps {
  readonly term: string;
  readonly note?: string;
  readonly value: ReactNode;
}

function Line({ term, note, value }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>
        {term}
        {note === undefined ? null : <span className={styles.caption}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{value}</dd>
    </div>
  );
}
