import { Ajv } from "ajv";
import type { IssuedPaper } from "../../papers/paper";
import { eInvoiceSchema } from "../testing/e-invoice-schema";
import { insideState, shortageNote, thirdParty } from "../testing/worked-papers";
import { eInvoiceOf } from "./e-invoice";
import { irnOf } from "./irn";
import { registeredPaperOf } from "./registered-paper";

const isByTheSchema = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(eInvoiceSchema);

function documentOf(kind: IssuedPaper["kind"], snapshot: object) {
  const paper = registeredPaperOf(Object({ kind, snapshot }));
  if (paper === null) throw new Error("The portal knows no such document");
  const document = eInvoiceOf(paper);
  isByTheSchema(document);
  expect(isByTheSchema.errors).toBeNull();
  return { paper, document: JSON.parse(JSON.stringify(document)) };
}

it("an invoice to a third person in another state equals the reference e-invoice, byte for byte", () => {
  const { document, paper } = documentOf("invoice", thirdParty);

  expect(JSON.stringify(document)).toBe(
    '{"Version":"1.1","TranDtls":{"TaxSch":"GST","SupTyp":"B2B","RegRev":"N"},"DocDtls":{"Typ":"INV","No":"MI2627000043","Dt":"20/11/2026"},"SellerDtls":{"Gstin":"27AAACM1234A1Z8","LglNm":"Mandi Trade Ltd","Addr1":"14 Dana Bunder","Loc":"Mumbai","Pin":400009,"Stcd":"27"},"BuyerDtls":{"Gstin":"24AABCB8765D1ZS","LglNm":"Bharuch Fab Ltd","Pos":"24","Addr1":"GIDC 9","Loc":"Bharuch","Pin":392001,"Stcd":"24"},"DispDtls":{"Nm":"Shakti Steels","Addr1":"Hospet Road","Loc":"Ballari","Pin":583101,"Stcd":"29"},"ShipDtls":{"Gstin":"29AAACK2468E1ZK","LglNm":"Kaveri Works","Addr1":"Peenya 3","Loc":"Bengaluru","Pin":560058,"Stcd":"29"},"ItemList":[{"SlNo":"1","PrdDesc":"HR coil 3 mm","IsServc":"N","HsnCd":"72083930","Qty":24.61,"Unit":"MTS","UnitPrice":57435,"TotAmt":1413475.35,"AssAmt":1413475.35,"GstRt":18,"IgstAmt":254425.56,"TotItemVal":1667900.91}],"ValDtls":{"AssVal":1413475.35,"IgstVal":254425.56,"RndOffAmt":0.09,"TotInvVal":1667901}}',
  );
  expect(irnOf(paper)).toBe("d5ecf00ae05c0f0b20db5a76d1b0dedbe6c29aff98d8b0a2a89559d5aa8de6e2");
});

it("an invoice inside a state has both halves of the tax, and no consignee where that is the buyer", () => {
  const { document } = documentOf("invoice", insideState);

  expect(document).not.toHaveProperty("ShipDtls");
  expect(document).not.toHaveProperty("DispDtls");
  expect(document.ItemList).toMatchObject([
    { SlNo: "1", UnitPrice: 53_585, CgstAmt: 88_447.4, SgstAmt: 88_447.4, TotItemVal: 1_159_643.7 },
    { SlNo: "2", UnitPrice: 53_135, CgstAmt: 47_223.73, SgstAmt: 47_223.73, TotItemVal: 619_155.59 },
  ]);
  expect(document.ValDtls).toEqual({
    AssVal: 1_507_457.03,
    CgstVal: 135_671.13,
    SgstVal: 135_671.13,
    RndOffAmt: -0.29,
    TotInvVal: 1_778_799,
  });
});

it("a tax of odd paise between states stays whole", () => {
  const lines = thirdParty.lines.map((line) => ({ ...line, amount: 1_667_900.9 }));

  const { document } = documentOf("invoice", { ...thirdParty, lines });

  expect(document.ItemList).toMatchObject([{ IgstAmt: 254_425.55 }]);
});

it("a credit note and a debit note name the invoice that they correct", () => {
  const credit = documentOf("credit note", shortageNote);
  const debit = documentOf("debit note", { ...shortageNote, number: "MD2627000001" });

  for (const [type, { document }] of [["CRN", credit] as const, ["DBN", debit] as const]) {
    expect(document.DocDtls).toMatchObject({ Typ: type, Dt: "23/11/2026" });
    expect(document.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: "MI2627000042", InvDt: "20/11/2026" }] });
    expect(document.ValDtls).toEqual({
      AssVal: 8_548.4,
      CgstVal: 769.36,
      SgstVal: 769.36,
      RndOffAmt: -0.12,
      TotInvVal: 10_087,
    });
  }
  expect(irnOf(credit.paper)).not.toBe(irnOf(debit.paper));
});

it("a difference of rate keeps its amount and has no quantity", () => {
  const [line] = shortageNote.part?.lines ?? [];
  const part = { ...shortageNote.part, cause: "rate", lines: [{ ...line, quantity: 0 }] };

  const { document } = documentOf("credit note", { ...shortageNote, part });

  expect(document.ItemList).toMatchObject([{ Qty: 0, Unit: "MTS", UnitPrice: 5_572.84, TotAmt: 5_572.84 }]);
});

it("texts lose characters that the portal does not accept and are cut to their fields", () => {
  const recipient = { ...thirdParty.recipient, name: `"Bharuch" \\ Fab\n${"x".repeat(120)}` };

  const { document } = documentOf("invoice", { ...thirdParty, recipient });

  expect(document.BuyerDtls.LglNm).toBe(`Bharuch Fab ${"x".repeat(88)}`);
});

it("a document from which the form cannot be filled names everything that is missing", () => {
  const supplier = { ...thirdParty.supplier, address: "Mumbai" };
  const lines = thirdParty.lines.map((line) => ({ ...line, hsn: "7208" }));
  const paper = registeredPaperOf(Object({ kind: "invoice", snapshot: { ...thirdParty, supplier, lines } }));
  if (paper === null) throw new Error("The portal knows no such document");

  expect(() => eInvoiceOf(paper)).toThrow(
    'The pincode of our company is missing or not right: "". The HSN is missing or not right: "7208".',
  );
});

it("neither a bill of the seller nor an invoice to a buyer without a GSTIN goes to the portal", () => {
  const recipient = { ...thirdParty.recipient, gst_number: "URP" };

  expect(registeredPaperOf(Object({ kind: "bill", snapshot: thirdParty }))).toBeNull();
  expect(registeredPaperOf(Object({ kind: "invoice", snapshot: { ...thirdParty, recipient } }))).toBeNull();
});
