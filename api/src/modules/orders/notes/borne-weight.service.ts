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
 * The buyer was credited once for what a vehicle lost, less what a debit note charged again, so the seller and the carrier together bear no
 * more than that. What the seller bears alone is limited by their own bill. Call it with the order locked.
 *
 * @param more the weight that one of them is about to bear; a note that the carrier bears already is left to the ledger, which refuses it
 * @throws Refusal 409 naming the documents under which the weight is already borne
 */
export async function refuseBorneTwice(tx: Db, vehicle: PapersOfVehicle, more: MoreBorne): Promise<void> {
  const message = await whyBorne(tx, vehicle, more);
  if (message !== null) throw new Refusal("conflict", { message });
}

interface PapersOfVehicle {
  readonly orderId: number;
  readonly shipmentId: number;
  readonly papers: readonly IssuedPaper[];
}

interface MoreBorne {
  readonly by: "seller" | "carrier";
  readonly kg: Kilograms;
  readonly note?: string;
}

/** The documents under which this weight is already borne, in words; null where it can be borne. As {@link refuseBorneTwice}. */
export async function whyBorne(
  db: Db,
  { orderId, shipmentId, papers }: PapersOfVehicle,
  more: MoreBorne,
): Promise<string | null> {
  const weights = (kind: "credit note" | "debit note" | "seller note"): WeightOnPaper[] =>
    papers.flatMap((paper) => {
      if (paper.kind !== kind || paper.shipment_id !== shipmentId || paper.snapshot.part === undefined) return [];
      return { number: paper.snapshot.number, kg: weightOf(paper.snapshot.part) };
    });
  const credited = weights("credit note");
  const bySeller = weights("seller note").filter(({ kg }) => kg > 0);
  const byCarrier: WeightOnPaper[] = [];
  for (const note of credited) if (await isBorneByCarrier(db, orderId, note.number)) byCarrier.push(note);
  const chargedKg = totalOf(weights("debit note"));
  const creditedKg = totalOf(credited) - chargedKg;
  const borneKg = totalOf([...bySeller, ...byCarrier]);
  const isLimited = more.by === "carrier" || byCarrier.length > 0;
  const isRepeated = byCarrier.some(({ number }) => number === more.note);
  if (more.kg === 0 || !isLimited || isRepeated || borneKg + more.kg <= creditedKg) return null;
  return alreadyBorne(more.by, { bySeller, byCarrier, creditedKg, chargedKg });
}

function alreadyBorne(
  by: "seller" | "carrier",
  borne: {
    readonly bySeller: readonly WeightOnPaper[];
    readonly byCarrier: readonly WeightOnPaper[];
    /** Less what the buyer was charged again. */
    readonly creditedKg: number;
    readonly chargedKg: number;
  },
): string {
  const credited = `The buyer was credited for ${formatKg(Math.max(0, borne.creditedKg))} in all.`;
  const other = by === "seller" ? "carrier" : "seller";
  const ofOther = by === "seller" ? borne.byCarrier : borne.bySeller;
  const [who, papers] = ofOther.length > 0 ? [other, ofOther] : ["carrier", borne.byCarrier];
  if (papers.length === 0) return nothingElse(borne, credited);
  const numbers = papers.map(({ number }) => number).join(", ");
  return `The ${who} already bears ${formatKg(totalOf(papers))} of this vehicle (${numbers}). ${credited}`;
}

function nothingElse(
  { creditedKg, chargedKg }: { readonly creditedKg: number; readonly chargedKg: number },
  credited: string,
): string {
  if (chargedKg === 0) return `${credited} The carrier cannot bear more than that.`;
  const left = creditedKg > 0 ? `only ${formatKg(creditedKg)}` : "nothing";
  const all = formatKg(creditedKg + chargedKg);
  return `The buyer was credited for ${all}, and ${formatKg(chargedKg)} was charged again: ${left} is left for the carrier to bear.`;
}

const totalOf = (weights: readonly WeightOnPaper[]) => sumKilograms(weights.map(({ kg }) => kg));
