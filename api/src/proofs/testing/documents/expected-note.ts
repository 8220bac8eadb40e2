import { headsTotal, share, sum, sumHeads, taxOn, timesKg, wholeRupees } from "./arithmetic";
import type { Figures } from "./figures";

/** What somebody asked a note to correct; without a rate it is about weight. */
export interface NoteInputs {
  readonly kind: "credit" | "debit";
  readonly cause: string;
  /** Paise per MT before GST. */
  readonly rate: number | null;
  /** Of a weight. */
  readonly kg: number | null;
}

/** A note as it is found: its figures, and which line of the invoice each of its lines is about. */
export interface FoundNote {
  readonly figures: Figures;
  readonly positions: readonly number[];
  readonly isDebit: boolean;
  readonly isWeight: boolean;
}

interface Left {
  readonly kg: number;
  readonly taxable: number;
  readonly freight: number;
}

/** An amount over lines by weight; the last one takes the rest. */
function byWeight(amount: number, weights: readonly number[]): readonly number[] {
  const whole = sum(weights);
  const shares = weights.slice(0, -1).map((kg) => share(amount, kg, whole));
  return [...shares, amount - sum(shares)];
}

/** What is left of each line of a document after its notes, and what it was. */
function leftOf(
  document: Figures,
  notes: readonly FoundNote[],
): readonly { readonly whole: Left; readonly left: Left }[] {
  const freights = byWeight(
    document.freight,
    document.lines.map(({ kg }) => kg),
  );
  return document.lines.map(({ kg, taxable }, index) => {
    const whole = { kg, taxable, freight: freights[index] ?? 0 };
    const left = notes.reduce<Left>((rest, { figures, positions, isDebit, isWeight }) => {
      const at = positions.indexOf(index + 1);
      const line = figures.lines[at];
      if (line === undefined) return rest;
      const weights = positions.map((position, place) =>
        isWeight ? (figures.lines[place]?.kg ?? 0) : (document.lines[position - 1]?.kg ?? 0),
      );
      const sign = isDebit ? 1 : -1;
      return {
        kg: rest.kg + sign * line.kg,
        taxable: rest.taxable + sign * line.taxable,
        freight: rest.freight + sign * (byWeight(figures.freight, weights)[at] ?? 0),
      };
    }, whole);
    return { whole, left };
  });
}

/** The weight of each line, once the shares of the note are known to be fair: within a kilogram of the proportion. */
function sharesOf(
  { kind, kg }: NoteInputs,
  lines: readonly { readonly whole: Left; readonly left: Left }[],
  found: FoundNote,
): readonly number[] {
  if (kg === null) return lines.map(({ left }) => left.kg);
  const bases = lines.map(({ whole, left }) => (kind === "credit" ? left : whole).kg);
  const isAbout = lines.map((_, index) => found.positions.includes(index + 1));
  const about = sum(bases.map((base, index) => (isAbout[index] ? base : 0)));
  return lines.map((_, index) => {
    const said = found.figures.lines[found.positions.indexOf(index + 1)]?.kg ?? 0;
    const fair = isAbout[index] && about > 0 ? (kg * (bases[index] ?? 0)) / about : 0;
    return Math.abs(said - fair) < 1 ? said : Math.round(fair);
  });
}

/** The figures of a note on a document after earlier ones, recomputed from what was asked. */
export function expectedNote(
  document: Figures,
  {
    earlier,
    asked,
    found,
    bp,
    isInside,
  }: {
    readonly earlier: readonly FoundNote[];
    readonly asked: NoteInputs;
    readonly found: FoundNote;
    readonly bp: number;
    readonly isInside: boolean;
  },
): Figures {
  const lines = leftOf(document, earlier);
  const shares = sharesOf(asked, lines, found);
  const drawn = lines.map(({ whole, left }, index) => {
    const kg = shares[index] ?? 0;
    if (asked.rate !== null) {
      const amount = timesKg(asked.rate, left.kg);
      return { kg: 0, taxable: amount, freight: asked.cause === "freight" ? amount : 0 };
    }
    const base = asked.kind === "credit" ? left : whole;
    return { kg, taxable: share(base.taxable, kg, base.kg), freight: share(base.freight, kg, base.kg) };
  });
  const own = drawn.filter(({ taxable, freight }) => taxable > 0 || freight > 0);
  const taxable = sum(own.map((line) => line.taxable));
  const signed = (figure: (of: Figures) => number): number =>
    figure(document) + sum(earlier.map((note) => (note.isDebit ? 1 : -1) * figure(note.figures)));
  const isLast = asked.kind === "credit" && taxable === signed((of) => of.taxable);
  const heads = isLast
    ? { cgst: signed((of) => of.cgst), sgst: signed((of) => of.sgst), igst: signed((of) => of.igst) }
    : sumHeads(own.map((line) => taxOn(line.taxable, bp, isInside)));
  const exact = taxable + headsTotal(heads);
  const left = signed((of) => of.total);
  const total = isLast ? left : asked.kind === "credit" ? Math.min(wholeRupees(exact), left) : wholeRupees(exact);
  const amounts = own.map((line) => line.taxable + headsTotal(taxOn(line.taxable, bp, isInside)));
  const last = exact - sum(amounts.slice(0, -1));
  return {
    lines: own.map((line, place) => ({
      kg: line.kg,
      taxable: line.taxable,
      amount: place === own.length - 1 ? last : (amounts[place] ?? 0),
    })),
    taxable,
    ...heads,
    freight: sum(own.map((line) => line.freight)),
    roundOff: total - exact,
    total,
  };
}
