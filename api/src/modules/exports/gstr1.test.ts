import { paise } from "@mandi/shared/money/paise";
import type { IssuedPaper } from "../papers/paper";
import { registeredPaperOf } from "../tax-portal/documents/registered-paper";
import { insideState, shortageNote, thirdParty } from "../tax-portal/testing/worked-papers";
import { gstr1Of } from "./gstr1";

const paperOf = (kind: IssuedPaper["kind"], snapshot: object) => {
  const paper = registeredPaperOf(Object({ kind, snapshot }));
  if (paper === null) throw new Error("The portal knows no such document");
  return paper;
};

it("a month with two invoices and a note gives the reference return to the paisa, with goods net of the note", () => {
  const form = gstr1Of({
    gstin: "27AAACM1234A1Z8",
    month: "2026-11",
    version: "GST3.2.1",
    largeFrom: () => paise(10_000_000),
    papers: [paperOf("invoice", insideState), paperOf("invoice", thirdParty), paperOf("credit note", shortageNote)],
    series: [
      { kind: "invoice", from: "MI2627000042", to: "MI2627000043", issued: 2, cancelled: 0 },
      { kind: "credit note", from: "MC2627000007", to: "MC2627000007", issued: 1, cancelled: 0 },
    ],
  });

  const inside = { rt: 18, txval: 1_507_457.03, iamt: 0, camt: 135_671.13, samt: 135_671.13, csamt: 0 };
  const between = { rt: 18, txval: 1_413_475.35, iamt: 254_425.56, camt: 0, samt: 0, csamt: 0 };
  const noted = { rt: 18, txval: 8_548.4, iamt: 0, camt: 769.36, samt: 769.36, csamt: 0 };
  const goods = { uqc: "MTS", rt: 18, csamt: 0 };
  expect(form).toEqual({
    gstin: "27AAACM1234A1Z8",
    fp: "112026",
    version: "GST3.2.1",
    hash: "hash",
    b2b: [
      {
        ctin: "24AABCB8765D1ZS",
        inv: [
          {
            inum: "MI2627000043",
            idt: "20-11-2026",
            val: 1_667_901,
            pos: "24",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 1, itm_det: between }],
          },
        ],
      },
      {
        ctin: "27AABCA4321C1ZD",
        inv: [
          {
            inum: "MI2627000042",
            idt: "20-11-2026",
            val: 1_778_799,
            pos: "27",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 1, itm_det: inside }],
          },
        ],
      },
    ],
    cdnr: [
      {
        ctin: "27AABCA4321C1ZD",
        nt: [
          {
            ntty: "C",
            nt_num: "MC2627000007",
            nt_dt: "23-11-2026",
            val: 10_087,
            pos: "27",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 1, itm_det: noted }],
          },
        ],
      },
    ],
    b2cl: [],
    b2cs: [],
    cdnur: [],
    hsn: {
      hsn_b2b: [
        {
          num: 1,
          hsn_sc: "72142090",
          desc: "TMT bar",
          qty: 28.055,
          txval: 1_498_908.63,
          iamt: 0,
          camt: 134_901.77,
          samt: 134_901.77,
          ...goods,
        },
        {
          num: 2,
          hsn_sc: "72083930",
          desc: "HR coil",
          qty: 24.61,
          txval: 1_413_475.35,
          iamt: 254_425.56,
          camt: 0,
          samt: 0,
          ...goods,
        },
      ],
      hsn_b2c: [],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          docs: [{ num: 1, from: "MI2627000042", to: "MI2627000043", totnum: 2, cancel: 0, net_issue: 2 }],
        },
        {
          doc_num: 5,
          docs: [{ num: 1, from: "MC2627000007", to: "MC2627000007", totnum: 1, cancel: 0, net_issue: 1 }],
        },
      ],
    },
  });
});

it("the goods by HSN come to the tables also for an older credit note, whose lines were rounded one by one", () => {
  const { part } = shortageNote;
  const [line] = part?.lines ?? [];
  if (part === undefined || line === undefined) throw new Error("The note has no line");
  const between = { ...insideState.tax, cgst: 0, sgst: 0, igst: 271_342.26 };
  const note = (amount: number) =>
    gstr1Of({
      gstin: "27AAACM1234A1Z8",
      month: "2026-11",
      version: "GST3.2.1",
      largeFrom: () => paise(10_000_000),
      papers: [
        paperOf("credit note", {
          ...shortageNote,
          invoice: { ...insideState, tax: between },
          part: {
            ...part,
            lines: [{ ...line, taxable_amount: 819.02, amount }],
            tax: { gst: 18, taxable_amount: 819.02, cgst: 0, sgst: 0, utgst: 0, igst: 147.43 },
          },
        }),
      ],
      series: [],
    });

  expect(note(966.44).hsn.hsn_b2b).toMatchObject([{ txval: -819.02, iamt: -147.43 }]);
  // A line that is wrong by more is no rounding: the comparison with the documents has to report it.
  expect(note(960).hsn.hsn_b2b).toMatchObject([{ txval: -819.02, iamt: -140.98 }]);
});
