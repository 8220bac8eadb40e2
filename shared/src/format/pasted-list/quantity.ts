/*
 * Quantities as traders write them: `5 ton`, `10mt`, `500 kg`, `paanch ton`, `५ टन`, `40 bundle`.
 */

/** Numbers written as words, in Hindi and in Hindi typed in Latin letters. */
const written: Readonly<Record<string, number>> = {
  aadha: 0.5,
  आधा: 0.5,
  ek: 1,
  एक: 1,
  dedh: 1.5,
  डेढ़: 1.5,
  do: 2,
  दो: 2,
  dhai: 2.5,
  ढाई: 2.5,
  teen: 3,
  तीन: 3,
  char: 4,
  chaar: 4,
  चार: 4,
  panch: 5,
  paanch: 5,
  पांच: 5,
  पाँच: 5,
  chhe: 6,
  छह: 6,
  saat: 7,
  सात: 7,
  aath: 8,
  आठ: 8,
  nau: 9,
  नौ: 9,
  das: 10,
  dus: 10,
  दस: 10,
  pandrah: 15,
  पंद्रह: 15,
  bees: 20,
  बीस: 20,
  pachis: 25,
  pachees: 25,
  पच्चीस: 25,
  tees: 30,
  तीस: 30,
  pachas: 50,
  पचास: 50,
  sau: 100,
  सौ: 100,
};

const tonne = String.raw`mt|m\.t\.?|metric\s+tons?|tons?|tonnes?|tn|t|tan|टन`;
const quintal = "quintals?|qtls?|kuntal|क्विंटल|कुंतल";
const bag = "bags?|bor[ia]|katt[ae]|बोरी|बोरे|बोरियां|कट्टा|कट्टे";
/** `50 kg bag` is the size of a bag, not a quantity. */
const kilo = String.raw`(?:kgs?|kilos?|किलो)(?!\s*(?:${bag}))`;
/** Quantities that no scale has weighed yet. */
const piece = "bundles?|bdl|pcs|pieces?|nos|nag|नग|बंडल";

/** With a sign, or with a comma in any place, to be asked about rather than read as another number. */
const figure = String.raw`(?:(?<!\S)[-−])?\d[\d,]*(?:\.\d+)?|${Object.keys(written).join("|")}`;
const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])(${figure})\s*[-–]?\s*(?:(${tonne})|(${quintal})|(${kilo})|(${bag})|(${piece}))(?![\p{L}\p{M}\p{N}])`,
  "gu",
);

/** A comma that may stand for the decimal point, `25,5 mt`: it separates no items. */
export const unclearComma = String.raw`(?<=\d),(?=\d{1,2}(?:\.\d+)?\s*(?:${tonne}|${quintal}|${kilo})(?![\p{L}\p{M}\p{N}]))`;

/** Without a sign, and with commas only before groups of figures: `10,000`, `1,00,000`. */
const clearFigure = /^\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d+)?$/u;

export interface WrittenQuantity {
  /** Its position in the text. */
  readonly from: number;
  readonly to: number;
  /** Null for pieces and bundles, whose weight is unknown, and for a figure that is not clear. */
  readonly kg: number | null;
  /** Whether the figure can mean only one number: not `-5`, not `25,5`. */
  readonly isClear: boolean;
  /** Whole bags, whose weight only the catalogue knows. Null for everything else. */
  readonly bags: number | null;
}

/** The quantities of a text in small letters, in their order. */
export function quantitiesIn(text: string): readonly WrittenQuantity[] {
  return [...text.matchAll(quantity)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    ...weightOf(found),
  }));
}

/** Below this it is the weight of a bag, above it a quantity that somebody wants. */
const wantedFromKg = 100;

/** A text in small letters without the quantities that somebody wants: the 25 in `12mm tmt 25 ton` is not a size. */
export function withoutQuantities(text: string): string {
  const wanted = quantitiesIn(text).filter(({ kg, isClear }) => !isClear || (kg !== null && kg >= wantedFromKg));
  return wanted.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
}

function weightOf(found: RegExpExecArray): Pick<WrittenQuantity, "kg" | "bags" | "isClear"> {
  const [, number = ""] = found;
  if (written[number] === undefined && !clearFigure.test(number)) return { kg: null, bags: null, isClear: false };
  return {
    kg: kgOf(found),
    bags: found[5] === undefined ? null : Math.ceil(numberOf(number)),
    isClear: true,
  };
}

/** Whole MT that hold a weight, which is how goods are sold. */
export function wholeTonnes(kg: number): number {
  return Math.ceil(kg / 1_000);
}

const numberOf = (figure = ""): number => written[figure] ?? Number(figure.replaceAll(",", ""));

function kgOf([, number = "", inTonnes, inQuintals, inKilos]: RegExpExecArray): number | null {
  const value = numberOf(number);
  if (inTonnes !== undefined) return Math.round(value * 1_000);
  if (inQuintals !== undefined) return Math.round(value * 100);
  return inKilos === undefined ? null : Math.round(value);
}
