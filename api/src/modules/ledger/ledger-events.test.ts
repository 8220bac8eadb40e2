import { kilograms } from "@mandi/shared/money/kilograms";
import { paise } from "@mandi/shared/money/paise";
import { accountCode } from "./account";
import { mergeLines } from "./journal";
import { ledgerEvents } from "./ledger-events";
import { claimsByHand } from "./testing/claims-by-hand";

const order = { id: 7, number: "O2627000007" };
const amountPaise = paise(500);
const userId = 12;
const money = { userId, order, amountPaise };
const invoice = {
  order,
  invoice: "MS/26-27/00412",
  quantityKg: kilograms(29_840),
  netPaise: paise(400),
  gstPaise: paise(100),
};
const utr = "SBINR52611190048";
const [early, late] = [{ towards: "advance" }, { towards: "receivable" }] as const;

const carried = { order, bill: "TR/12", detentionPaise: paise(200), gstPaise: paise(30) };

/** The table of the ledger, written out by hand: the event, the text that people read, debits positive and credits negative. */
const table = [
  [
    ledgerEvents.topUpVerified({ userId, amountPaise, utr }),
    "top-up verified",
    `Top-up by bank transfer, UTR ${utr}`,
    { bank: 500, "wallet:12": -500 },
  ],
  [
    ledgerEvents.walletPaidOut({ userId, amountPaise, reference: "NEFT 1" }),
    "wallet paid out",
    "Paid out to bank account, NEFT 1",
    { "wallet:12": 500, bank: -500 },
  ],
  [
    ledgerEvents.walletHeld({ userId, amountPaise, purpose: "Booking amount" }),
    "wallet held",
    "Booking amount",
    { "wallet:12": 500, "hold:12": -500 },
  ],
  [
    ledgerEvents.bookedFromHold(money),
    "booked from hold",
    "Booking amount received from cash wallet",
    { "hold:12": 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.bookedByBank({ order, amountPaise, utr }),
    "booked by bank",
    `Booking amount received by bank transfer, UTR ${utr}`,
    { bank: 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.bookedOnCredit(money),
    "booked on credit",
    "Booking amount on credit, O2627000007",
    { "credit:12": 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.saleInvoiced({ ...invoice, freightPaise: paise(50), roundOffPaise: paise(-3) }),
    "sale invoiced",
    "Sale invoice MS/26-27/00412, 29.840 MT loaded",
    { "receivable:7": 547, sales: -400, freight_recovered: -50, gst_out: -100, rounding: 3 },
  ],
  [
    ledgerEvents.agentFreightCharged({ order, amountPaise, invoice: "MI2627000007" }),
    "agent freight charged",
    "Freight at cost, invoice MI2627000007",
    { "receivable:7": 500, agent_freight: -500 },
  ],
  [
    ledgerEvents.agentFreightBilled({ order, vehicle: "CG04MB1846", amountPaise }),
    "agent freight billed",
    "Freight, vehicle CG04MB1846",
    { agent_freight: 500, "payable:transporter:7": -500 },
  ],
  [
    ledgerEvents.advanceApplied({ order, amountPaise }),
    "advance applied",
    "Advance applied to the invoice",
    { "advance:7": 500, "receivable:7": -500 },
  ],
  [
    ledgerEvents.orderPaidFromCash({ ...money, ...early }),
    "order paid from cash",
    "Payment from cash wallet, O2627000007",
    { "wallet:12": 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.noteIssued({
      order,
      note: "MC2627000007",
      goodsPaise: paise(835_080),
      freightPaise: paise(19_760),
      gstPaise: paise(153_872),
      roundOffPaise: paise(-12),
      totalPaise: paise(1_008_700),
    }),
    "note issued",
    "Credit note MC2627000007",
    { sales: 835_080, freight_recovered: 19_760, gst_out: 153_872, rounding: -12, "receivable:7": -1_008_700 },
  ],
  [
    ledgerEvents.advanceFreed({ order, amountPaise }),
    "advance freed",
    "Payment kept for the next invoice",
    { "receivable:7": 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.orderPaidFromCash({ ...money, ...late, paper: { kind: "debit note", number: "MD2627000001" } }),
    "order paid from cash",
    "Payment from cash wallet, O2627000007, debit note MD2627000001",
    { "wallet:12": 500, "receivable:7": -500 },
  ],
  [
    ledgerEvents.orderPaidByBank({ order, amountPaise, utr, ...early }),
    "order paid by bank",
    `Payment by bank transfer, UTR ${utr}`,
    { bank: 500, "advance:7": -500 },
  ],
  [
    ledgerEvents.orderPaidByBank({ order, amountPaise, utr, ...late }),
    "order paid by bank",
    `Payment by bank transfer, UTR ${utr}`,
    { bank: 500, "receivable:7": -500 },
  ],
  [
    ledgerEvents.orderPaidOnCredit({ ...money, ...late }),
    "order paid on credit",
    "Payment on credit, O2627000007",
    { "credit:12": 500, "receivable:7": -500 },
  ],
  [
    ledgerEvents.sellerBilled({ ...invoice, roundOffPaise: paise(-3) }),
    "seller billed",
    "Bill MS/26-27/00412, 29.840 MT loaded",
    { purchases: 400, gst_in: 100, rounding: -3, "payable:seller:7": -497 },
  ],
  [
    ledgerEvents.freightAdvancedBySeller({ order, amountPaise }),
    "freight advanced by seller",
    "Freight advance paid to the driver",
    { "payable:transporter:7": 500, "payable:seller:7": -500 },
  ],
  [
    ledgerEvents.freightBilled({ order, vehicle: "CG04MB1846", amountPaise }),
    "freight billed",
    "Freight, vehicle CG04MB1846",
    { freight_out: 500, "payable:transporter:7": -500 },
  ],
  [
    ledgerEvents.sellerPaidOut({ order, amountPaise, reference: "NEFT 2" }),
    "seller paid out",
    "Payment by bank transfer, NEFT 2",
    { "payable:seller:7": 500, bank: -500 },
  ],
  [
    ledgerEvents.transporterPaidOut({ order, amountPaise, reference: "NEFT 3" }),
    "transporter paid out",
    "Payment by bank transfer, NEFT 3",
    { "payable:transporter:7": 500, bank: -500 },
  ],
  [
    ledgerEvents.creditRepaidByBank({ userId, amountPaise, utr }),
    "credit repaid by bank",
    `Credit repaid by bank transfer, UTR ${utr}`,
    { bank: 500, "credit:12": -500 },
  ],
  [
    ledgerEvents.creditRepaidFromCash({ userId, amountPaise }),
    "credit repaid from cash",
    "Credit repaid from cash wallet",
    { "wallet:12": 500, "credit:12": -500 },
  ],
  [
    ledgerEvents.freightBillApproved({ ...carried, isReverseCharge: true }),
    "freight bill approved",
    "Bill TR/12, GST and detention",
    { freight_out: 200, gst_in: 30, "payable:transporter:7": -200, rcm_payable: -30 },
  ],
  [
    ledgerEvents.reverseChargeDeposited({ amountPaise, challan: "CPIN 26112700012345" }),
    "reverse charge deposited",
    "GST under reverse charge paid, challan CPIN 26112700012345",
    { rcm_payable: 500, bank: -500 },
  ],
  [
    ledgerEvents.taxDeductedFromSeller({ order, amountPaise, bill: "MS/26-27/00412", code: "1031" }),
    "tax deducted from seller",
    "TDS on bill MS/26-27/00412, code 1031",
    { "payable:seller:7": 500, "tds_payable:1031": -500 },
  ],
  [
    ledgerEvents.taxDeductedFromTransporter({ order, amountPaise, bill: "TR/12", code: "1024" }),
    "tax deducted from transporter",
    "TDS on bill TR/12, code 1024",
    { "payable:transporter:7": 500, "tds_payable:1024": -500 },
  ],
  [
    ledgerEvents.taxDeductedByBuyer({ ...money, ...late, code: "1031" }),
    "tax deducted by buyer",
    "TDS deducted, code 1031",
    { "tds_receivable:12": 500, "receivable:7": -500 },
  ],
  [
    ledgerEvents.taxCertified({ userId, amountPaise, differencePaise: paise(-40), certificate: "A1" }),
    "TDS certified",
    "TDS certificate A1",
    { income_tax_credit: 500, rounding: -40, "tds_receivable:12": -460 },
  ],
  [
    ledgerEvents.taxDeductedDeposited({ amountPaise, code: "1031", challan: "00042" }),
    "TDS deposited",
    "TDS under code 1031 paid, challan 00042",
    { "tds_payable:1031": 500, bank: -500 },
  ],
  [
    ledgerEvents.advanceForfeited({ order, amountPaise }),
    "advance forfeited",
    "Advance kept on cancellation, O2627000007",
    { "advance:7": 500, forfeited: -500 },
  ],
  [
    ledgerEvents.advanceRefunded({ ...money, ...early }),
    "advance refunded",
    "Refund, O2627000007",
    { "advance:7": 500, "wallet:12": -500 },
  ],
  [
    ledgerEvents.advanceRefunded({ ...money, ...late }),
    "advance refunded",
    "Refund, O2627000007",
    { "receivable:7": 500, "wallet:12": -500 },
  ],
  [
    ledgerEvents.creditRestored({ ...money, ...early }),
    "credit restored",
    "Refund to credit, O2627000007",
    { "advance:7": 500, "credit:12": -500 },
  ],
  [
    ledgerEvents.residueWrittenOff({ order, amountPaise: paise(-40) }),
    "residue written off",
    "Difference of at most one rupee written off",
    { rounding: -40, "receivable:7": 40 },
  ],
  ...claimsByHand,
] as const;

it.each(table.map((row) => [row[1], row] as const))(
  "%s debits and credits the accounts of the table, with a text that names no other party",
  (name, [content, , description, lines]) => {
    expect(content).toMatchObject({ event: name, description });
    const posted = content.lines.map(({ account, amountPaise: amount }) => [accountCode(account), amount]);
    expect(posted).toEqual(Object.entries(lines));
    // Nothing is merged away and nothing is missing: these lines are what is posted.
    expect(mergeLines(content.lines)).toEqual(content.lines);
  },
);

it("has a row here for every event that moves money, each under a unique name", () => {
  const names = new Set(table.map(([, name]) => name));
  expect(names.size).toBe(Object.keys(ledgerEvents).length);
});
