import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

/** A payment that is due or in a batch. */
interface Payment {
  readonly payee: string;
  readonly order_id: number;
  readonly order: string;
  readonly amount: number;
}

export const payeeColumn: Column<Payment> = {
  key: "payee",
  head: payouts.heads.payee,
  cell: ({ payee }) => payee,
  isRowHead: true,
  phone: "lead",
};

/** The order with a link to its page; `phone` is its position on a narrow screen. */
export const orderColumn = (phone: "aside" | "line"): Column<Payment> => ({
  key: "order",
  head: payouts.heads.order,
  cell: ({ order_id, order }) => (
    <Link to={deskOrderPath(order_id)} className={rowLink.link}>
      {order}
    </Link>
  ),
  phone,
});

export const amountColumn: Column<Payment> = {
  key: "amount",
  head: payouts.heads.amount,
  cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
  align: "end",
  isStrong: true,
  phone: "figure",
};
