import type { DeskCredit } from "@mandi/shared/contract/desk/credit-request";
import { moneyWrites } from "@mandi/shared/contract/desk/money";
import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatRupees } from "@mandi/shared/format/rupees";
import { credit } from "@mandi/shared/messages/desk-table";
import type { ActField, DeskAct } from "../acts/desk-act";
import { blockFigures } from "./block-figures";

const approve = moneyWrites["credit approve"].body.properties;
const change = moneyWrites["user credit-limit"].body.properties;

/** The figures of a credit account on which every decision is based. */
export function creditFigures({ limit, used }: { readonly limit: number; readonly used: number }) {
  const exact = (rupees: number) => formatRupees(rupees, { decimals: 2 });
  return [
    { term: credit.limit, value: exact(limit) },
    { term: credit.used, value: exact(used) },
    { term: credit.free, value: exact(limit - used), isTotal: true },
  ];
}

/** The accountant's acts on an open request. */
export function creditActs({ id, status, limit = 0, used = 0 }: DeskCredit): readonly DeskAct[] {
  const act = (name: string, title: string, text: string, fields: readonly ActField[] = []): DeskAct => ({
    key: `credit ${name}`,
    title,
    text,
    right: "money",
    path: `/desk/credit-request/${id}/${name}`,
    fields,
    figures: [{ term: credit.status, value: status }, ...creditFigures({ limit, used })],
    fixed: {},
    isDanger: name === "reject",
  });
  const limitField: ActField = { kind: "money", name: "limit", label: credit.newLimit, schema: approve.limit };
  return [
    ...(status === "pending" ? [act("review", credit.review, credit.reviewText)] : []),
    act("approve", credit.approve, credit.approveText, [limitField]),
    act("reject", credit.reject, credit.rejectText),
  ];
}

/** Changes the limit of a person with a credit line. */
export function limitAct(user: { readonly id: number; readonly limit: number; readonly used: number }): DeskAct {
  return {
    key: "user credit-limit",
    title: credit.change,
    text: credit.changeText,
    right: "money",
    path: `/desk/user/${user.id}/credit-limit`,
    fields: [{ kind: "money", name: "limit", label: credit.newLimit, schema: change.limit }],
    figures: creditFigures(user),
    fixed: {},
  };
}

/** Lifts the block once for a buyer who owes too much or for too long. */
export function releaseAct({ id, credit_block }: Pick<DeskUser, "id" | "credit_block">): DeskAct {
  return {
    key: "user credit-release",
    title: credit.release,
    text: credit.releaseText,
    right: "money",
    path: `/desk/user/${id}/credit-release`,
    fields: [],
    figures: blockFigures(credit_block),
    fixed: {},
  };
}
