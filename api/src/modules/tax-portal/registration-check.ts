import { type KeyObject, verify } from "node:crypto";
import { read } from "@mandi/shared/contract/read";
import { Integer, Number as NumberOf, Object as ObjectOf, String as StringOf } from "typebox";
import { irnOf } from "./documents/irn";
import { portalDay } from "./documents/portal-text";
import type { RegisteredPaper } from "./documents/registered-paper";
import type { Registered } from "./tax-portal";

/** The content of the signed code (docs/decisions/0092-tax-portal.md). */
const Code = ObjectOf({
  SellerGstin: StringOf(),
  BuyerGstin: StringOf(),
  DocNo: StringOf(),
  DocTyp: StringOf(),
  DocDt: StringOf(),
  TotInvVal: NumberOf(),
  ItemCnt: Integer(),
  MainHsnCode: StringOf(),
  Irn: StringOf(),
});
const Claims = ObjectOf({ data: StringOf() });

/** What is wrong with an answer of the portal to a document; null when it is for this document and signed by the portal. */
export function answerProblem(paper: RegisteredPaper, answer: Registered, key: KeyObject | undefined): string | null {
  if (answer.irn !== irnOf(paper)) return "The IRN is not the one of this document.";
  const parts = answer.signedQr.split(".");
  const [head = "", claims = "", signature = ""] = parts;
  if (parts.length !== 3) return "The portal's code is not a signed text.";
  if (
    key !== undefined &&
    !verify("RSA-SHA256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))
  ) {
    return "The code is not signed by the portal.";
  }
  const different = differenceOf(paper, claims);
  return different === null ? null : `The portal's code does not match this document: ${different}.`;
}

function differenceOf(paper: RegisteredPaper, claims: string): string | null {
  let code: Readonly<Record<string, unknown>>;
  try {
    code = read(Code, JSON.parse(read(Claims, parsed(claims)).data));
  } catch {
    return "it lacks fields of a code";
  }
  const expected = {
    SellerGstin: paper.gstin,
    BuyerGstin: paper.invoice.recipient.gst_number,
    DocNo: paper.number,
    DocTyp: paper.type,
    DocDt: portalDay(paper.date),
    TotInvVal: paper.total,
    ItemCnt: paper.lines.length,
    MainHsnCode: paper.lines[0]?.hsn ?? "",
    Irn: irnOf(paper),
  };
  const wrong = Object.entries(expected).filter(([field, value]) => code[field] !== value);
  return wrong.length === 0 ? null : wrong.map(([field]) => field).join(", ");
}

function parsed(claims: string): unknown {
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}
