export type WaterfallKind = "base" | "charge" | "discount" | "subtotal" | "tax" | "freight" | "total";

export type WaterfallPart = {
  readonly key: string;
  readonly label: string;
  readonly kind: WaterfallKind;
  /** Rupees per MT; a discount is given as a negative figure. */
  readonly perMt: number;
  /** Rupees for the whole quantity. */
  readonly forQuantity: number;
};

export type WaterfallBar = WaterfallPart & { readonly leftShare: number; readonly widthShare: number };
export type WaterfallScale = { readonly startsAt: number; readonly bars: readonly WaterfallBar[] };

const STANDS_ON_GROUND: ReadonlySet<WaterfallKind> = new Set<WaterfallKind>(["base", "subtotal", "total"]);

/** Largest of 1, 2, 5 × 10ⁿ that is not above a tenth of the span. */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, span / 10)));
  const factor = [5, 2, 1].find((candidate) => candidate * power <= span / 10) ?? 1;
  return factor * power;
}

/**
 * Bars of a landed price. They start at a round number below the base price: from zero the charges would be invisible
 * beside it. Charges of zero are left out.
 */
export function waterfallScale(parts: readonly WaterfallPart[]): WaterfallScale {
  const shown = parts.filter((part) => part.perMt !== 0 || STANDS_ON_GROUND.has(part.kind));
  const levels: { readonly part: WaterfallPart; readonly from: number; readonly to: number }[] = [];
  let level = 0;
  for (const part of shown) {
    const isGrounded = STANDS_ON_GROUND.has(part.kind);
    const from = isGrounded ? 0 : level;
    level = isGrounded ? part.perMt : level + part.perMt;
    levels.push({ part, from, to: level });
  }
  const tops = levels.flatMap(({ from, to }) => (from === 0 ? [to] : [from, to]));
  const low = Math.min(...tops);
  const high = Math.max(...tops);
  // One bar alone has no spread of its own.
  const spread = Math.max(high - low, high / 20);
  const step = roundStep(spread);
  const startsAt = Math.max(0, Math.floor((low - spread / 4) / step) * step);
  const endsAt = Math.ceil(high / step) * step;
  const share = (value: number): number =>
    endsAt === startsAt ? 0 : (Math.max(value, startsAt) - startsAt) / (endsAt - startsAt);
  const bars = levels.map(({ part, from, to }) => {
    const leftShare = share(Math.min(from, to));
    return { ...part, leftShare, widthShare: share(Math.max(from, to)) - leftShare };
  });
  return { startsAt, bars };
}
