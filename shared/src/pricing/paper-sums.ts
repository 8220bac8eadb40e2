import { addPaise, paiseFromRupees, rupeesFromPaise } from "../money/paise";

/** The amounts of a document, by the names of the wire, in rupees; a seller's bill has no freight. */
export interface SummedPaper {
  readonly tax: Readonly<Record<"gst" | "taxable_amount" | "cgst" | "sgst" | "utgst" | "igst", number>>;
  readonly freight?: number;
  readonly round_off?: number;
  readonly total: number;
  /** Recovered at cost beside the total. */
  readonly agent_freight?: { readonly amount: number };
}

type PaperSumKind =
  | "taxable"
  | "freightInside"
  | "cgst"
  | "sgst"
  | "utgst"
  | "igst"
  | "rounding"
  | "total"
  | "agentFreight"
  | "payable";

interface PaperSum {
  readonly kind: PaperSumKind;
  /** Rupees, signed. */
  readonly amount: number;
}

/**
 * The totals of a document in the order in which it lists them, without zeros. "freightInside" is a part of the taxable
 * value above it; the other rows add up to the total, and freight at cost follows.
 */
export function paperSums({ tax, freight = 0, round_off = 0, total, agent_freight }: SummedPaper): readonly PaperSum[] {
  const parts: readonly PaperSum[] = [
    { kind: "freightInside", amount: freight },
    { kind: "cgst", amount: tax.cgst },
    { kind: "sgst", amount: tax.sgst },
    { kind: "utgst", amount: tax.utgst },
    { kind: "igst", amount: tax.igst },
    { kind: "rounding", amount: round_off },
  ];
  return [
    { kind: "taxable", amount: tax.taxable_amount },
    ...parts.filter(({ amount }) => amount !== 0),
    { kind: "total", amount: total },
    ...(agent_freight === undefined ? [] : besideTotal(total, agent_freight.amount)),
  ];
}

/** Freight at cost is outside the total; both have to be paid. */
function besideTotal(total: number, amount: number): readonly PaperSum[] {
  return [
    { kind: "agentFreight", amount },
    { kind: "payable", amount: payableOf({ total, agent_freight: { amount } }) },
  ];
}

/** The amount that a document demands, in rupees: its total and the freight at cost beside it. */
export function payableOf({ total, agent_freight }: Pick<SummedPaper, "total" | "agent_freight">): number {
  return rupeesFromPaise(addPaise(paiseFromRupees(total), paiseFromRupees(agent_freight?.amount ?? 0)));
}

/** The amounts of a note: a part of the goods, which has no freight at cost, or the whole invoice. */
export function notedPaper<Invoice extends SummedPaper, Part extends object>(
  invoice: Invoice,
  part: Part | undefined,
): Invoice | (Omit<Invoice, "agent_freight"> & Part) {
  const { agent_freight: _ofWhole, ...goods } = invoice;
  return part ? { ...goods, ...part } : invoice;
}

/** Whether the figures of the document's lines contain freight. */
export function saysFreightInside(paper: SummedPaper): boolean {
  return paperSums(paper).some(({ kind }) => kind === "freightInside");
}
