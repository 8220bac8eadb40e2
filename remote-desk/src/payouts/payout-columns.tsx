import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

/** A payment that is due or in a batch. */
interface Payment {
  readonly payee: string;
  readonly order_id: number;
  readonly order: string;
  readonly amount: number;
}

export const payeeColumn: ViewColumn<Payment> = {
  key: "payee",
  head: payouts.heads.payee,
  value: ({ payee }) => payee,
  cell: ({ payee }) => payee,
  isRowHead: true,
  phone: "lead",
};

/** The order with a link to its page; `phone` is its position on a narrow screen. */
export const orderColumn = (phone: "aside" | "line"): ViewColumn<Payment> => ({
  key: "order",
  head: payouts.heads.order,
  value: ({ order }) => order,
  cell: ({ order_id, order }) => (
    <Link to={deskOrderPath(order_id)} className={rowLink.link}>
      {order}
    </Link>
  ),
  phone,
});

export const amountColumn: ViewColumn<Payment> = {
  key: "amount",
  head: payouts.heads.amount,
  value: ({ amount }) => amount,
  cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
  align: "end",
  isStrong: true,
  phone: "figure",
};
