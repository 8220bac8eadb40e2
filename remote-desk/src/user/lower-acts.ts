import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { type DeskTdsLowerAnswer, tdsLowerWrites } from "@mandi/shared/contract/desk/tds-lower";
import { formatDay } from "@mandi/shared/format/dates";
import { taxOf } from "@mandi/shared/messages/desk-user-tax";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";
import { nameOf } from "./user-status";

const { properties } = tdsLowerWrites["user tds-lower-enter"].body;

/** The desk's acts on a seller's or carrier's certificates of lower deduction. */
export function lowerActs(user: DeskUser, certificates: DeskTdsLowerAnswer["data"]): readonly DeskAct[] {
  if (user.type !== "seller" && user.type !== "transporter") return [];
  const counting = certificates.filter(({ state }) => state !== "ended" && state !== "over");
  return [enterOf(user), ...counting.map(endOf)];
}

const enterOf = (user: DeskUser): DeskAct => ({
  key: "user tds-lower-enter",
  title: taxOf.lower,
  question: account.about(taxOf.lower, nameOf(user)),
  text: taxOf.lowerText,
  right: "money",
  path: `/desk/user/${user.id}/tds-lower`,
  figures: [{ term: taxOf.panNow, value: user.pan_number || "—" }],
  fixed: {},
  fields: [
    { kind: "text", name: "certificate", label: taxOf.number, schema: properties.certificate },
    { kind: "text", name: "pan", label: taxOf.pan, hint: taxOf.panHint, schema: properties.pan },
    { kind: "text", name: "code", label: taxOf.code, hint: taxOf.codeHint, schema: properties.code },
    { kind: "decimal", name: "rate", label: taxOf.rate, schema: properties.rate },
    { kind: "money", name: "ceiling", label: taxOf.ceiling, hint: taxOf.ceilingHint, schema: properties.ceiling },
    { kind: "day", name: "first_day", label: taxOf.firstDay, schema: properties.first_day },
    { kind: "day", name: "last_day", label: taxOf.lastDay, schema: properties.last_day },
  ],
});

const endOf = ({ id, number, ceiling, used, last_day }: DeskTdsLowerAnswer["data"][number]): DeskAct => ({
  key: `tds-lower end ${id}`,
  title: taxOf.lowerEnd(number),
  text: taxOf.lowerEndText,
  right: "money",
  path: `/desk/tds-lower/${id}/end`,
  figures: [
    { term: taxOf.ceiling, value: exact(ceiling) },
    { term: taxOf.used, value: exact(used) },
    { term: taxOf.lastDay, value: formatDay(last_day) },
  ],
  fixed: {},
  fields: [],
  isDanger: true,
});
