import { toPayPath, walletPath } from "@mandi/shared/contract/page-paths";
import type { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { columnDecimals, formatRupees } from "@mandi/shared/format/rupees";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { Price } from "@mandi/shared/ui/data/price";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./trader-day.module.css";

/** What is due, and what it can be paid from. */
export function Money(money: TraderDayAnswer["money"]) {
  const { to_pay, payments, cash, credit_limit, credit_free } = money;
  const decimals = columnDecimals([to_pay, cash, ...(credit_limit === 0 ? [] : [credit_free])]);
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
        <Line
          term={payments === 0 ? traderDay.toPay : <Link to={toPayPath}>{traderDay.toPay}</Link>}
          note={dueNoteOf(money)}
          value={<Price rupees={to_pay} decimals={decimals} />}
        />
        <Line term={traderDay.cash} value={<Price rupees={cash} decimals={decimals} />} />
        {credit_limit === 0 ? null : (
          <Line
            term={traderDay.credit}
            note={traderDay.creditLimit(formatRupees(credit_limit))}
            value={<Price rupees={credit_free} decimals={decimals} />}
          />
        )}
      </dl>
    </Block>
  );
}

/** How many payments, and what is being checked beside them. */
function dueNoteOf({ payments, reported = 0, transfers }: TraderDayAnswer["money"]): string {
  const checked = reported > 0 ? [traderDay.reported(formatRupees(reported), transfers)] : [];
  if (payments > 0) return [traderDay.payments(payments), ...checked].join("; ");
  return checked[0] ?? traderDay.nothingToPay;
}

interface LineProps {
  readonly term: ReactNode;
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
