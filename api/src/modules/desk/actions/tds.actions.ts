import { tdsWrites as writes } from "@mandi/shared/contract/desk/tds";
import { tdsGivenWrites as given } from "@mandi/shared/contract/desk/tds-given";
import { tdsLowerWrites as lower } from "@mandi/shared/contract/desk/tds-lower";
import { tdsOwnWrites as own } from "@mandi/shared/contract/desk/tds-own";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { nobody, partiesOfTdsAdvice, partiesOfUser } from "../../../reads/desk/parties.read";
import { refuseAdvice } from "../../buyer-tds/buyer-tds.service";
import { enterCertificate } from "../../buyer-tds/certificate.service";
import { buyerOfOwnCertificate, endOwnCertificate, enterOwnCertificate } from "../../buyer-tds/own-certificate.service";
import { giveCertificate } from "../../tds/given-certificate.service";
import {
  endLowerCertificate,
  enterLowerCertificate,
  ownerOfLowerCertificate,
} from "../../tds/lower-certificate.service";
import { enterDeclaration, enterDeposit, enterOpening, readChallan } from "../../tds/tds-desk.service";
import { type DeskAction, deskAction } from "./desk-action";

const user = (id: number): string => `user:${id}`;

/** Acts of the desk on tax deducted at source. */
export const tdsActions: readonly DeskAction[] = [
  deskAction("tds deposit", writes["tds deposit"], {
    subject: (_id, { code, challan }) => `tds:${code}:${readChallan(challan)}`,
    parties: nobody,
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
      return { message: "It is refused. The buyer owes it again." };
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
  deskAction("user tds-own-enter", own["user tds-own-enter"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, { certificate, code, rate, ceiling, first_day, last_day, upload_id: uploadId }, { at, actorId }) {
      const of = { code, number: certificate.trim(), rate: basisPointsFromPercent(rate), uploadId };
      const until = { ceilingPaise: paiseFromRupees(ceiling), firstDay: first_day, lastDay: last_day };
      await enterOwnCertificate(tx, id, { ...of, ...until }, { at, actorId });
      return { message: "The certificate is entered, and the buyer can open it." };
    },
  }),
  deskAction("tds-own end", own["tds-own end"], {
    subject: (id) => `tds-own:${id}`,
    parties: buyerOfOwnCertificate,
    async run(tx, id, _body, { at, actorId }) {
      await endOwnCertificate(tx, id, { at, actorId });
      return { message: "The certificate is ended. The statutory rate applies again." };
    },
  }),
  deskAction("user tds-lower-enter", lower["user tds-lower-enter"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, { certificate, pan, code, rate, ceiling, first_day, last_day }, { at, actorId }) {
      const of = { pan, code, number: certificate.trim(), rate: basisPointsFromPercent(rate) };
      const until = { ceilingPaise: paiseFromRupees(ceiling), firstDay: first_day, lastDay: last_day };
      await enterLowerCertificate(tx, id, { ...of, ...until }, { at, actorId });
      return { message: "The certificate is entered. It applies from the next bill, within its dates." };
    },
  }),
  deskAction("tds-lower end", lower["tds-lower end"], {
    subject: (id) => `tds-lower:${id}`,
    parties: (tx, id) => ownerOfLowerCertificate(tx, id),
    async run(tx, id, _body, { at, actorId }) {
      await endLowerCertificate(tx, id, { at, actorId });
      return { message: "The certificate has been ended. The statutory rate applies to later bills." };
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
