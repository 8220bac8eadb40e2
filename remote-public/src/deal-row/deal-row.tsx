import { point } from "@mandi/shared/format/joined";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { StatusPill, type StatusPillProps } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import type { ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import styles from "./deal-row.module.css";

interface DealRowProps {
  readonly to: LinkProps["to"];
  readonly name: string;
  /** Beside the name: how much. */
  readonly quantity?: string;
  /** After it, subtle: from where, and to where. */
  readonly about?: string;
  readonly figure: ReactNode;
  readonly status?: StatusPillProps;
  /** Who acts next; without a status, what the figure means. */
  readonly next?: string | undefined;
  readonly isMine?: boolean;
  /** Date and full number. */
  readonly aside: string;
}

/** A trade on a home page, in two lines that form one link: what, how much, its status, who acts next. */
export function DealRow(props: DealRowProps) {
  const { to, name, quantity, about, figure, status, next, isMine = false, aside } = props;
  return (
    <li className={classes(styles.row, isMine && styles.mine)}>
      <span className={styles.line}>
        <RowLink to={to} className={styles.goods}>
          <b>{name}</b>
          {quantity === undefined ? null : " "}
          <span className={styles.quantity}>{quantity}</span>
          {about === undefined ? null : <span className={styles.quiet}>{point + about}</span>}
        </RowLink>
        <span className={styles.amount}>{figure}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.state} data-pills="plain">
          {status ? <StatusPill {...status} /> : null}
          <span className={styles.next}>{next}</span>
        </span>
        <span className={styles.aside}>{aside}</span>
      </span>
    </li>
  );
}
