import { moneyWrites } from "@mandi/shared/contract/desk/money";
import { type DeskUser, peopleWrites } from "@mandi/shared/contract/desk/people";
import { formatPhone } from "@mandi/shared/format/phone";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { creditFigures, limitAct, releaseAct } from "../credit/credit-acts";
import { nameOf } from "./user-status";

const { properties: repayment } = moneyWrites["user credit-repayment"].body;
const { properties: phone } = peopleWrites["user phone"].body;

type Wanted = Pick<DeskAct, "key" | "title" | "text" | "right" | "fields" | "figures"> & { readonly command: string };

/** Further acts on a person's money, login and staff role. */
export function accountActs(user: DeskUser): readonly DeskAct[] {
  const act = ({ command, ...wanted }: Wanted): DeskAct => ({
    ...wanted,
    question: account.about(wanted.title, nameOf(user)),
    path: `/desk/user/${user.id}/${command}`,
    fixed: {},
  });
  const release = releaseAct(user);
  const credit = { id: user.id, limit: user.credit_limit, used: user.credit_used };
  return [
    ...(user.credit_limit > 0 ? [limitAct(credit)] : []),
    ...(user.credit_block && !user.credit_released_until
      ? [{ ...release, question: account.about(release.title, nameOf(user)) }]
      : []),
    ...(user.credit_used > 0 ? [act(repaymentOf(credit))] : []),
    ...(user.pans ?? []).map((standing) => panAct(user, standing)),
    act(phoneOf(user)),
    ...(user.type === "customer" ? [act(appointment)] : []),
  ];
}

/** Says that this login is not of the company of a PAN that it typed, or takes that back. */
function panAct(user: DeskUser, { pan, is_apart }: NonNullable<DeskUser["pans"]>[number]): DeskAct {
  const [command, title, text] = is_apart
    ? (["pan-join", account.panJoin(pan), account.panJoinText] as const)
    : (["pan-apart", account.panApart(pan), account.panApartText] as const);
  return {
    key: `user ${command} ${pan}`,
    title,
    text,
    question: account.about(title, nameOf(user)),
    right: "money",
    path: `/desk/user/${user.id}/${command}`,
    fields: [],
    figures: [{ term: account.pan, value: pan }],
    fixed: { pan },
  };
}

const repaymentOf = (credit: Parameters<typeof creditFigures>[0]): Wanted => ({
  key: "user credit-repayment",
  command: "credit-repayment",
  title: account.repayment,
  text: account.repaymentText,
  right: "money",
  figures: creditFigures(credit),
  fields: [
    { kind: "money", name: "amount", label: account.amount, schema: repayment.amount },
    { kind: "text", name: "utr", label: account.utr, schema: repayment.utr, tidy: normaliseUtr },
    { kind: "day", name: "paid_on", label: account.paidOn, schema: repayment.paid_on },
  ],
});

const phoneOf = (user: DeskUser): Wanted => ({
  key: "user phone",
  command: "phone",
  title: account.phone,
  text: account.phoneText,
  right: "people",
  figures: [{ term: account.phoneNow, value: formatPhone(user.phone) }],
  fields: [{ kind: "text", name: "phone", label: account.newPhone, schema: phone.phone }],
});

const appointment: Wanted = {
  key: "user appoint",
  command: "appoint",
  title: account.appoint,
  text: account.appointText,
  right: "colleagues",
  figures: [],
  fields: [],
};
