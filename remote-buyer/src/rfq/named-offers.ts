/** The offers named in the address of a request, with the size, grade and quantity of each. */
export interface NamedOffers {
  readonly ids: readonly number[];
  /** `12 mm`, as in lists, or `50 × 50 × 6 mm` in full; empty for the first size of each. */
  readonly size: string;
  /** `Fe 550D`, as in lists; empty for the first grade of each. */
  readonly grade: string;
  /** Whole MT of each. */
  readonly tonnes: number;
}

/** Reads `?offers=3|91&size=12 mm&grade=Fe 550D&mt=25`; null where the address names no offers, or invalid ones. */
export function readNamedOffers(params: URLSearchParams): NamedOffers | null {
  const offers = params.get("offers") ?? "";
  const tonnes = params.get("mt") ?? "";
  if (!/^[1-9]\d{0,14}(\|[1-9]\d{0,14}){0,3}$/.test(offers) || !/^[1-9]\d{0,4}$/.test(tonnes)) return null;
  const ids = [...new Set(offers.split("|").map(Number))];
  return { ids, size: params.get("size") ?? "", grade: params.get("grade") ?? "", tonnes: Number(tonnes) };
}
