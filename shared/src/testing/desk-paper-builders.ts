import type { DeskPaperShowAnswer } from "../contract/desk/paper";

type DeskPaper = DeskPaperShowAnswer["data"];

const registration: DeskPaper["e_invoice"] = {
  number: "MI2627000071",
  kind: "invoice",
  order_id: "O2627000096",
  date: "2026-11-20",
  state: "registered",
  code: null,
  message: null,
  report_by: null,
  acknowledged_at: "2026-11-20T06:31:00.000Z",
  irn: "5f".repeat(32),
  is_cancelling: 0,
  is_final: 1,
};

/** A registered invoice of which a part is credited, paid and still due. */
export function aDeskPaper(change: Partial<DeskPaper> = {}): DeskPaper {
  return {
    id: 71,
    kind: "invoice",
    number: "MI2627000071",
    date: "2026-11-20",
    order_id: 96,
    order: "O2627000096",
    amount: 1_177_522,
    is_void: 0,
    title: "Tax invoice MI2627000071",
    issuer: "Mandi Steel Private Limited",
    remark: "",
    facts: [
      { term: "Invoice number", value: "MI2627000071" },
      { term: "Place of supply", value: "Maharashtra (27)" },
    ],
    parties: [
      { label: "Supplier", lines: ["Mandi Steel Private Limited", "GSTIN 27AAACM1234A1ZP"] },
      { label: "Recipient", lines: ["Agrawal Traders", "GSTIN 27AAACA4321B1ZK"] },
    ],
    heads: ["Goods", "HSN", "Quantity", "Rate per MT", "Amount", "Taxable value"],
    rows: [["TMT Bar, 12 mm", "7214", "20.020 MT", "₹58,817.28", "₹11,77,522.00", "₹9,97,900.00"]],
    sums: [
      { term: "Taxable value", value: "₹9,97,900.00" },
      { term: "IGST 18%", value: "₹1,79,622.00" },
      { term: "Total", value: "₹11,77,522.00" },
    ],
    words: "Rupees eleven lakh seventy-seven thousand five hundred twenty-two only",
    copies: [],
    is_signed: 0,
    party: "Agrawal Traders",
    party_phone: "9425211184",
    state: "due",
    issued_at: "2026-11-20T06:30:00.000Z",
    issued_by: "Kaveri Ispat",
    vehicle: "MH04AB1234",
    freight_bill_id: null,
    money: {
      asked: 1_177_522,
      credited: 17_522,
      tds: 997,
      paid: 659_003,
      due: 500_000,
      reported: 200_000,
      due_on: "2026-12-05",
    },
    related: [
      {
        id: 80,
        kind: "credit note",
        number: "MC2627000009",
        date: "2026-11-21",
        amount: 17_522,
        relation: "corrected by",
      },
    ],
    e_invoice: registration,
    eway_bills: [],
    events: [{ at: "2026-11-20T06:31:00.000Z", event: "registered", what: "5f".repeat(32) }],
    ...change,
  };
}
