import type { NotePart } from "@mandi/shared/contract/tax-invoice";
import { formatKg } from "@mandi/shared/format/quantity";
import { type Kilograms, kilograms, kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { isBorneByCarrier } from "../../ledger/freight-entries.service";
import type { IssuedPaper } from "../../papers/paper";

/** The weight that a note is about; zero for a note about money. */
export function weightOf({ cause, lines }: NotePart): Kilograms {
  if (cause !== "weight") return kilograms(0);
  return sumKilograms(lines.map(({ quantity }) => kilogramsFromTonnes(quantity)));
}

interface WeightOnPaper {
  readonly number: string;
  readonly kg: Kilograms;
}

/**
 * The buyer was credited once for what a vehicle lost, so the seller and the carrier together bear no more than that. What one of them
 * bears alone is limited by their own document. Call it with the order locked.
 *
 * @param more the weight that one of them is about to bear
 * @throws Refusal 409 naming the document under which the other bears it
 */
export async function refuseBorneTwice(
  tx: Db,
  {
    orderId,
    shipmentId,
    papers,
  }: { readonly orderId: number; readonly shipmentId: number; readonly papers: readonly IssuedPaper[] },
  more: { readonly by: "seller" | "carrier"; readonly kg: Kilograms },
): Promise<void> {
  const weights = (kind: "credit note" | "seller note"): WeightOnPaper[] =>
    papers.flatMap((paper) => {
      if (paper.kind !== kind || paper.shipment_id !== shipmentId || paper.snapshot.part === undefined) return [];
      return { number: paper.snapshot.number, kg: weightOf(paper.snapshot.part) };
    });
  const credited = weights("credit note");
  const bySeller = weights("seller note").filter(({ kg }) => kg > 0);
  const byCarrier: WeightOnPaper[] = [];
  for (const note of credited) if (await isBorneByCarrier(tx, orderId, note.number)) byCarrier.push(note);
  const [other, others] = more.by === "seller" ? (["carrier", byCarrier] as const) : (["seller", bySeller] as const);
  const [creditedKg, borneKg] = [totalOf(credited), totalOf([...bySeller, ...byCarrier])];
  if (more.kg === 0 || others.length === 0 || borneKg + more.kg <= creditedKg) return;
  const numbers = others.map(({ number }) => number).join(", ");
  throw new Refusal("conflict", {
    message: `The ${other} already bears ${formatKg(totalOf(others))} of this vehicle (${numbers}). The buyer was credited for ${formatKg(creditedKg)} in all.`,
  });
}

const totalOf = (weights: readonly WeightOnPaper[]) => sumKilograms(weights.map(({ kg }) => kg));
