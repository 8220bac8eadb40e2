import { tdsLowerWrites as lower } from "@mandi/shared/contract/desk/tds-lower";
import { tdsOwnWrites as own } from "@mandi/shared/contract/desk/tds-own";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { partiesOfUser } from "../../../reads/desk/parties.read";
import { type Certificate, endCertificate, personOfCertificate } from "../../lower-deduction/certificate.service";
import type { CertificateTable } from "../../lower-deduction/certificate.store";
import { enterOwnCertificate } from "../../lower-deduction/own-certificate.service";
import { enterPayeeCertificate } from "../../lower-deduction/payee-certificate.service";
import { type DeskAction, deskAction } from "./desk-action";

const user = (id: number): TrailSubject => `user:${id}`;

interface Typed {
  readonly certificate: string;
  readonly code: string;
  readonly rate: number;
  readonly ceiling: number;
  readonly first_day: string;
  readonly last_day: string;
}

const certificateOf = ({ certificate, code, rate, ceiling, first_day, last_day }: Typed): Certificate => ({
  code,
  number: certificate.trim(),
  rate: basisPointsFromPercent(rate),
  ceilingPaise: paiseFromRupees(ceiling),
  firstDay: first_day,
  lastDay: last_day,
});

interface Ending {
  readonly table: CertificateTable;
  /** Of the subject in the trail. */
  readonly kind: "tds-lower" | "tds-own";
  readonly message: string;
}

const ending = (
  name: string,
  write: (typeof lower)["tds-lower end"] | (typeof own)["tds-own end"],
  { table, kind, message }: Ending,
): DeskAction =>
  deskAction(name, write, {
    subject: (id) => `${kind}:${id}`,
    parties: (tx, id) => personOfCertificate(tx, table, id),
    async run(tx, id, _body, { at, actorId }) {
      await endCertificate(tx, table, id, { at, actorId });
      return { message };
    },
  });

/** Acts of the desk on certificates of lower deduction: those of sellers and carriers, and ours. */
export const lowerDeductionActions: readonly DeskAction[] = [
  deskAction("user tds-own-enter", own["user tds-own-enter"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, body, { at, actorId }) {
      await enterOwnCertificate(tx, id, { ...certificateOf(body), uploadId: body.upload_id }, { at, actorId });
      return { message: "The certificate is entered, and the buyer can open it." };
    },
  }),
  ending("tds-own end", own["tds-own end"], {
    table: "tds_own_certificate",
    kind: "tds-own",
    message: "The certificate is ended. The statutory rate applies again.",
  }),
  deskAction("user tds-lower-enter", lower["user tds-lower-enter"], {
    subject: user,
    parties: partiesOfUser,
    async run(tx, id, body, { at, actorId }) {
      await enterPayeeCertificate(tx, id, { ...certificateOf(body), pan: body.pan }, { at, actorId });
      return { message: "The certificate is entered. It applies from the next bill, within its dates." };
    },
  }),
  ending("tds-lower end", lower["tds-lower end"], {
    table: "tds_lower_certificate",
    kind: "tds-lower",
    message: "The certificate has been ended. The statutory rate applies to later bills.",
  }),
];
