import type { DeskPayment } from "@mandi/shared/contract/desk/money";

/** The other transfers of which the page warns, each once: the same UTR, the same proof, or a report that looks the same. */
export function twinsOf({ alike, same_utr = [], proof }: DeskPayment) {
  const all = [...same_utr, ...alike, ...(proof?.same ?? [])];
  return [...new Map(all.map((like) => [like.id, like])).values()];
}
