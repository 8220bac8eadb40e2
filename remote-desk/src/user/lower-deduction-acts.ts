import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { type DeskTdsLowerAnswer, lowerDeduction, tdsLowerWrites } from "@mandi/shared/contract/desk/tds-lower";
import type { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { formatDay } from "@mandi/shared/format/dates";
import { ownDeduction, taxOf } from "@mandi/shared/messages/desk-user-tax";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";
import { nameOf } from "./user-status";

type Their = DeskTdsLowerAnswer["data"][number];
type Own = DeskTdsOwnAnswer["data"][number];

const { properties } = tdsLowerWrites["user tds-lower-enter"].body;

/** The desk's acts on a seller's or carrier's certificates of lower deduction; nobody else can have one. */
export function theirCertificateActs(user: DeskUser, certificates: readonly Their[]): readonly DeskAct[] {
  if (user.type !== "seller" && user.type !== "transporter") return [];
  const counting = certificates.filter(({ state }) => state !== "ended" && state !== "over");
  return [enterTheirs(user), ...counting.map(endTheirs)];
}

/** The desk's acts on our certificates under which a buyer deducts less. */
export function ownCertificateActs(user: DeskUser, certificates: readonly Own[]): readonly DeskAct[] {
  return [enterOwn(user), ...certificates.filter(({ is_counting }) => is_counting === 1).map(endOwn)];
}

const enterTheirs = (user: DeskUser): DeskAct => ({
  key: "user tds-lower-enter",
  title: taxOf.lower,
  question: account.about(taxOf.lower, nameOf(user)),
  text: taxOf.lowerText,
  right: "money",
  path: `/desk/user/${user.id}/tds-lower`,
  figures: [{ term: taxOf.panNow, value: user.pan_number || "—" }],
  fixed: {},
  fields: [
    numberField,
    { kind: "text", name: "pan", label: taxOf.pan, hint: taxOf.panHint, schema: properties.pan },
    { kind: "text", name: "code", label: taxOf.code, hint: taxOf.codeHint, schema: lowerDeduction.code },
    ...termFields(taxOf.ceilingHint),
  ],
});

const enterOwn = (user: DeskUser): DeskAct => ({
  key: "user tds-own-enter",
  title: ownDeduction.enter,
  question: account.about(ownDeduction.enter, nameOf(user)),
  text: ownDeduction.text,
  right: "money",
  path: `/desk/user/${user.id}/tds-own`,
  figures: [],
  fixed: {},
  fields: [
    numberField,
    { kind: "text", name: "code", label: taxOf.code, schema: lowerDeduction.code, initial: "1031" },
    ...termFields(ownDeduction.ceilingHint),
    { kind: "paper", name: "upload_id", label: ownDeduction.file, missing: ownDeduction.fileMissing },
  ],
});

const numberField = {
  kind: "text",
  name: "certificate",
  label: taxOf.number,
  schema: lowerDeduction.certificate,
} as const;

const termFields = (ceilingHint: string): DeskAct["fields"] => [
  { kind: "decimal", name: "rate", label: taxOf.rate, schema: lowerDeduction.rate },
  { kind: "money", name: "ceiling", label: taxOf.ceiling, hint: ceilingHint, schema: lowerDeduction.ceiling },
  { kind: "day", name: "first_day", label: taxOf.firstDay, schema: lowerDeduction.first_day },
  { kind: "day", name: "last_day", label: taxOf.lastDay, schema: lowerDeduction.last_day },
];

const endTheirs = ({ id, number, ceiling, used, last_day }: Their): DeskAct =>
  ending(`tds-lower/${id}`, taxOf.lowerEnd(number), taxOf.lowerEndText, [
    { term: taxOf.ceiling, value: exact(ceiling) },
    { term: taxOf.used, value: exact(used) },
    { term: taxOf.lastDay, value: formatDay(last_day) },
  ]);

const endOwn = ({ id, number, ceiling, used, last_day }: Own): DeskAct =>
  ending(`tds-own/${id}`, ownDeduction.end(number), ownDeduction.endText, [
    { term: taxOf.used, value: ownDeduction.usedOf(exact(used), exact(ceiling)) },
    { term: taxOf.lastDay, value: formatDay(last_day) },
  ]);

const ending = (certificate: string, title: string, text: string, figures: DeskAct["figures"]): DeskAct => ({
  key: `${certificate} end`,
  title,
  text,
  right: "money",
  path: `/desk/${certificate}/end`,
  figures,
  fixed: {},
  fields: [],
  isDanger: true,
});
