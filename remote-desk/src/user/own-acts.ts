import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { type DeskTdsOwnAnswer, tdsOwnWrites } from "@mandi/shared/contract/desk/tds-own";
import { formatDay } from "@mandi/shared/format/dates";
import { ownDeduction, taxOf } from "@mandi/shared/messages/desk-user-tax";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";
import { nameOf } from "./user-status";

const { properties } = tdsOwnWrites["user tds-own-enter"].body;

/** The desk's acts on our certificates under which a buyer deducts less. */
export function ownActs(user: DeskUser, certificates: DeskTdsOwnAnswer["data"]): readonly DeskAct[] {
  return [enterOf(user), ...certificates.filter(({ is_counting }) => is_counting === 1).map(endOf)];
}

const enterOf = (user: DeskUser): DeskAct => ({
  key: "user tds-own-enter",
  title: ownDeduction.enter,
  question: account.about(ownDeduction.enter, nameOf(user)),
  text: ownDeduction.text,
  right: "money",
  path: `/desk/user/${user.id}/tds-own`,
  figures: [],
  fixed: {},
  fields: [
    { kind: "text", name: "certificate", label: taxOf.number, schema: properties.certificate },
    { kind: "text", name: "code", label: taxOf.code, schema: properties.code, initial: "1031" },
    { kind: "decimal", name: "rate", label: taxOf.rate, schema: properties.rate },
    {
      kind: "money",
      name: "ceiling",
      label: taxOf.ceiling,
      hint: ownDeduction.ceilingHint,
      schema: properties.ceiling,
    },
    { kind: "day", name: "first_day", label: taxOf.firstDay, schema: properties.first_day },
    { kind: "day", name: "last_day", label: taxOf.lastDay, schema: properties.last_day },
    { kind: "paper", name: "upload_id", label: ownDeduction.file, missing: ownDeduction.fileMissing },
  ],
});

const endOf = ({ id, number, ceiling, used, last_day }: DeskTdsOwnAnswer["data"][number]): DeskAct => ({
  key: `tds-own end ${id}`,
  title: ownDeduction.end(number),
  text: ownDeduction.endText,
  right: "money",
  path: `/desk/tds-own/${id}/end`,
  figures: [
    { term: taxOf.used, value: ownDeduction.usedOf(exact(used), exact(ceiling)) },
    { term: taxOf.lastDay, value: formatDay(last_day) },
  ],
  fixed: {},
  fields: [],
  isDanger: true,
});
