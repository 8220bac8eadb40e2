import type { InvoiceLine, NotePart, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { sampleSale } from "../../papers/testing/sample-paper";
import { restOf } from "./invoice-rest";
import { type NoteAsk, noteFigures } from "./note-figures";

const goods = (value: string, quantity: number, taxable_amount: number): InvoiceLine => ({
  description: "TMT bar",
  value: [{ name: "Diameter", value, unit: { short_name: "mm" } }],
  hsn: "72142090",
  quantity,
  per_unit_price: 0,
  taxable_amount,
  amount: 0,
});

/** 18.340 and 9.875 MT inside a state, freight in the taxable amount. */
const inState: TaxInvoice = {
  ...sampleSale("MI2627000042"),
  lines: [goods("12", 18.34, 982_748.9), goods("16", 9.875, 524_708.13)],
  tax: { gst: 18, taxable_amount: 1_507_457.03, cgst: 135_671.13, sgst: 135_671.13, utgst: 0, igst: 0 },
  freight: 34_845.53,
  total: 1_778_799,
};
/** 29.860 MT between states. */
const betweenStates: TaxInvoice = {
  ...sampleSale("MI2627000044"),
  lines: [goods("12", 29.86, 1_469_112)],
  tax: { gst: 18, taxable_amount: 1_469_112, cgst: 0, sgst: 0, utgst: 0, igst: 264_440.16 },
  freight: 28_367,
  total: 1_733_552,
};
const note = (
  invoice: TaxInvoice,
  ask: Partial<NoteAsk>,
  credits: readonly NotePart[] = [],
  debits: readonly NotePart[] = [],
): NotePart =>
  noteFigures(invoice, restOf(invoice, { credits, debits }), {
    kind: "credit",
    cause: "weight",
    positions: [1],
    ...ask,
  });
const weight = (tonnes: number) => ({ quantityKg: kilogramsFromTonnes(tonnes) });

it("credits weight at the price charged for the line, with its freight and tax, in whole rupees", () => {
  expect(note(betweenStates, weight(0.18))).toMatchObject({
    lines: [{ position: 1, quantity: 0.18, taxable_amount: 8_856 }],
    tax: { taxable_amount: 8_856, igst: 1_594.08, cgst: 0 },
    freight: 171,
    round_off: -0.08,
    total: 10_450,
  });
});

it("credits the quality of a whole line per MT, showing the weight, the rate with GST, and its tax in two equal halves", () => {
  expect(note(inState, { cause: "quality", positions: [2], ratePaise: paiseFromRupees(450) })).toMatchObject({
    lines: [
      {
        position: 2,
        description: "TMT bar, difference in quality on 9.875 MT",
        quantity: 0,
        per_unit_price: 531,
        taxable_amount: 4_443.75,
      },
    ],
    tax: { taxable_amount: 4_443.75, cgst: 399.94, sgst: 399.94, igst: 0 },
    freight: 0,
    total: 5_244,
  });
});

it("credits freight with its tax", () => {
  const freight = { cause: "freight", ratePaise: paiseFromRupees(100) } as const;
  expect(note(betweenStates, freight)).toMatchObject({
    freight: 2_986,
    tax: { taxable_amount: 2_986, igst: 537.48 },
    total: 3_523,
  });
});

it("credits with the last note exactly what is left of each head, the freight and the total", () => {
  for (const invoice of [inState, betweenStates]) {
    const positions = invoice.lines.map((_, index) => index + 1);
    const taken = [note(invoice, weight(3.333))];
    taken.push(note(invoice, { cause: "rate", ratePaise: 12_345 as never, positions }, taken));
    taken.push(note(invoice, { positions }, taken));

    const sum = (figure: (part: NotePart) => number): number =>
      Math.round(taken.reduce((total, part) => total + figure(part) * 100, 0)) / 100;
    expect({
      taxable: sum(({ tax }) => tax.taxable_amount),
      cgst: sum(({ tax }) => tax.cgst),
      sgst: sum(({ tax }) => tax.sgst),
      igst: sum(({ tax }) => tax.igst),
      freight: sum(({ freight }) => freight),
      total: sum(({ total }) => total),
    }).toEqual({
      taxable: invoice.tax.taxable_amount,
      cgst: invoice.tax.cgst,
      sgst: invoice.tax.sgst,
      igst: invoice.tax.igst,
      freight: invoice.freight,
      total: invoice.total,
    });
  }
});

it("refuses to credit more than is left, and shows what is left", () => {
  const half = note(betweenStates, weight(15));
  const refused = (ask: Partial<NoteAsk>) => () => note(betweenStates, ask, [half]);

  expect(refused(weight(14.861))).toThrow("Only 14.860 MT is left of this size");
  expect(refused({ cause: "rate", ratePaise: paiseFromRupees(60_000) })).toThrow(
    "Only ₹7,31,112.00 before GST is left of this size",
  );
  expect(refused({ cause: "freight", ratePaise: paiseFromRupees(951) })).toThrow("Only ₹14,117.00 of freight is left");
  expect(() => note(betweenStates, {}, [half, note(betweenStates, {}, [half])])).toThrow(
    "This note would have no amount",
  );
});

it("charges over-weight as the invoice charged the line, whatever was credited before", () => {
  const half = note(betweenStates, weight(15));
  expect(note(betweenStates, { kind: "debit", ...weight(0.18) }, [half])).toMatchObject({
    tax: { taxable_amount: 8_856, igst: 1_594.08 },
    total: 10_450,
  });
});

it("gives the last note lines that add up to what is left, so that nothing stays of the goods", () => {
  const invoice: TaxInvoice = {
    ...sampleSale("MI2627000045"),
    lines: [{ ...goods("12", 1, 1_000.03), amount: 1_180.04 }],
    tax: { gst: 18, taxable_amount: 1_000.03, cgst: 0, sgst: 0, utgst: 0, igst: 180.01 },
    freight: 0,
    total: 1_180,
  };
  const first = note(invoice, weight(0.181));

  const last = note(invoice, {}, [first]);

  expect(last.tax).toMatchObject({ taxable_amount: 819.02, igst: 147.43 });
  expect(last.lines.map(({ amount }) => amount)).toEqual([966.45]);
  const sum = [first, last].flatMap(({ lines }) => lines.map(({ amount }) => Math.round(amount * 100)));
  expect(sum.reduce((total, amount) => total + amount, 0)).toBe(118_004);
});

it("credits again what a debit note charged back, at the price and tax of the invoice", () => {
  for (const invoice of [inState, betweenStates]) {
    const positions = invoice.lines.map((_, index) => index + 1);
    const whole = note(invoice, { positions });
    const tonnes = whole.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(() => note(invoice, { positions, ...weight(0.16) }, [whole])).toThrow(/^Only 0 MT is left of this/);
    const back = note(invoice, { kind: "debit", positions, ...weight(Math.round(tonnes * 1_000) / 1_000) }, [whole]);

    const real = note(invoice, { positions, ...weight(0.16) }, [whole], [back]);
    const rest = note(invoice, { positions }, [whole, real], [back]);

    expect(real).toEqual(note(invoice, { positions, ...weight(0.16) }));
    const sum = (figure: (part: NotePart) => number): number =>
      Math.round((figure(whole) + figure(real) + figure(rest) - figure(back)) * 100) / 100;
    expect([sum(({ tax }) => tax.taxable_amount), sum(({ freight }) => freight), sum(({ total }) => total)]).toEqual([
      invoice.tax.taxable_amount,
      invoice.freight,
      invoice.total,
    ]);
  }
});
