import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { tdsWrites } from "@mandi/shared/contract/desk/tds";
import { taxOf } from "@mandi/shared/messages/desk-user-tax";
import { account } from "@mandi/shared/messages/desk-users";
import type { DeskAct } from "../acts/desk-act";
import { nameOf } from "./user-status";

const { properties: opening } = tdsWrites["user tds-opening"].body;
const { properties: certificate } = tdsWrites["user tds-certificate"].body;

type Wanted = Pick<DeskAct, "title" | "text" | "fields"> & { readonly command: string };

/** The desk's entries about tax deducted from a person, and tax that they deduct. */
export function taxActs(user: DeskUser): readonly DeskAct[] {
  const { type } = user;
  const acts: readonly Wanted[] = [
    ...(type === "seller" || type === "transporter" ? [openingOf(type)] : []),
    ...(type === "transporter" ? [declaration] : []),
    ...(type === "staff" ? [] : [certificateOfTheirs]),
  ];
  return acts.map(({ command, ...wanted }) => ({
    ...wanted,
    key: `user ${command}`,
    question: account.about(wanted.title, nameOf(user)),
    right: "money",
    path: `/desk/user/${user.id}/${command}`,
    figures: [],
    fixed: command === "tds-opening" ? { kind: type === "seller" ? "goods" : "freight" } : {},
  }));
}

const openingOf = (type: "seller" | "transporter"): Wanted => ({
  command: "tds-opening",
  title: taxOf.opening,
  text: taxOf.openingText[type],
  fields: [
    { kind: "money", name: "base", label: taxOf.base, schema: opening.base },
    { kind: "money", name: "deducted_on", label: taxOf.deductedOn, schema: opening.deducted_on, isOptional: true },
  ],
});

const declaration: Wanted = {
  command: "tds-declaration",
  title: taxOf.declaration,
  text: taxOf.declarationText,
  fields: [],
};

const certificateOfTheirs: Wanted = {
  command: "tds-certificate",
  title: taxOf.certificate,
  text: taxOf.certificateText,
  fields: [
    { kind: "text", name: "quarter", label: taxOf.quarter, hint: taxOf.quarterHint, schema: certificate.quarter },
    { kind: "text", name: "code", label: taxOf.code, hint: taxOf.codeHint, schema: certificate.code },
    { kind: "text", name: "tan", label: taxOf.tan, schema: certificate.tan },
    { kind: "money", name: "amount", label: account.amount, schema: certificate.amount },
    { kind: "text", name: "certificate", label: taxOf.number, schema: certificate.certificate },
  ],
};
