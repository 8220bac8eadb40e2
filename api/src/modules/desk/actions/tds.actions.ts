import { tdsWrites as writes } from "@mandi/shared/contract/desk/tds";
import { tdsGivenWrites as given } from "@mandi/shared/contract/desk/tds-given";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { formatPaise } from "@mandi/shared/format/rupees";
import { formatTdsCode } from "@mandi/shared/format/tds-code";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { monthOf } from "../../../platform/trade-month";
import { nobody, partiesOfTdsAdvice, partiesOfUser } from "../../../reads/desk/parties.read";
import { selectDeductedFrom } from "../../../reads/desk/tds.read";
import { refuseAdvice } from "../../buyer-tds/buyer-tds.service";
import { enterCertificate } from "../../buyer-tds/certificate.service";
import { quarterOf, quarterText } from "../../buyer-tds/quarter";
import { enterDeposit, readChallan } from "../../tds/deposit.service";
import { giveCertificate } from "../../tds/given-certificate.service";
import { enterDeclaration, enterOpening } from "../../tds/tds-desk.service";
import { asDay, asked, asMonth, asText } from "../asked-in-words";
import { refuseBesideTds } from "../waiting-deposit.service";
import { type DeskAction, deskAction } from "./desk-action";

const user = (id: number): TrailSubject => `user:${id}`;

/** Acts of the desk on tax deducted at source. */
export const tdsActions: readonly DeskAction[] = [
  deskAction("tds deposit", writes["tds deposit"], {
    subject: (_id, { code, challan }) => `tds:${code}:${readChallan(challan)}`,
    parties: nobody,
    money: { amount: async (_tx, _id, { amount }) => paiseFromRupees(amount), of: nobody },
    refuseBeside: (tx, _id, body) => refuseBesideTds(tx, body),
    about: (db, _id, body) => depositInWords(db, body),
    heading: "Enter deducted tax as paid to the government",
    asked: {
      code: asked("Deducted on", (code) => formatTdsCode(asText(code))),
      month: asked("Month", asMonth),
      amount: "elsewhere",
      challan: asked("Challan", (typed) => readChallan(asText(typed))),
      paid_on: asked("Paid on", asDay),
    },
    async run(tx, _id, { code, month, amount, challan, paid_on: paidOn }, { at, actorId }) {
      const deposit = { code, month, amountPaise: paiseFromRupees(amount), challan: readChallan(challan), paidOn };
      await enterDeposit(tx, deposit, { at, actorId });
      return { message: "The payment to the government is entered." };
    },
  }),
  deskAction("tds refuse", writes["tds refuse"], {
    subject: (id) => `tds-advice:${id}`,
    parties: partiesOfTdsAdvice,
    async run(tx, id, _body, { at, actorId, reason }) {
      await refuseAdvice(tx, id, reason, { at, actorId });
      return { message: "The deduction is rejected. The buyer owes the amount again." };
    },
  }),
  deskAction("user tds-certificate", writes["user tds-certificate"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, { quarter, code, tan, amount, certificate }, { at, actorId }) {
      const typed = { quarter, code, tan, amountPaise: paiseFromRupees(amount), number: certificate.trim() };
      const openPaise = await enterCertificate(tx, id, typed, { at, actorId });
      return {
        message:
          openPaise > 0
            ? `The certificate is entered. ${formatPaise(openPaise)} of the quarter is still open.`
            : "The certificate is entered. The quarter is matched.",
      };
    },
  }),
  deskAction("user tds-give", given["user tds-give"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, { quarter, code, amount, certificate, upload_id: uploadId }, { at, actorId }) {
      const typed = { quarter, code, amountPaise: paiseFromRupees(amount), number: certificate.trim(), uploadId };
      await giveCertificate(tx, id, typed, { at, actorId });
      return { message: "The certificate is now available to them." };
    },
  }),
  deskAction("user tds-opening", writes["user tds-opening"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, { kind, base, deducted_on = 0 }, { at, actorId }) {
      const opening = { kind, basePaise: paiseFromRupees(base), portionPaise: paiseFromRupees(deducted_on) };
      await enterOpening(tx, id, opening, { at, actorId });
      return { message: "The figures are entered. They apply from the next bill." };
    },
  }),
  deskAction("user tds-declaration", writes["user tds-declaration"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, _body, { at, actorId }) {
      return { message: await enterDeclaration(tx, id, { at, actorId }) };
    },
  }),
];

/** `TDS on goods (code 1031), 2026-27 Q3, deducted from Kaveri Ispat Limited and 2 more`. */
async function depositInWords(
  db: Db,
  { code, month }: { readonly code: string; readonly month: string },
): Promise<string> {
  const [first, ...others] = await selectDeductedFrom(db, monthOf(month), code);
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const from = first === undefined ? [] : [`deducted from ${first}${more}`];
  return [`TDS on ${formatTdsCode(code)}`, quarterText(quarterOf(new Date(`${month}-01T00:00:00Z`))), ...from].join(
    ", ",
  );
}
