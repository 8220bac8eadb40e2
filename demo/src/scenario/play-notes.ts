import { tradeDay } from "@mandi/api/public/clock";
import { chargeLostGoods } from "@mandi/api/public/lost-goods.service";
import { issueNote, type NoteRequest } from "@mandi/api/public/note.service";
import { lockOrder } from "@mandi/api/public/order.service";
import { enterSellerNote, type SellerNoteRequest } from "@mandi/api/public/seller-note.service";
import { nextPaper } from "./paper-numbers";
import type { Scene } from "./scene";

/** Corrects a part of the newest invoice of a deal. */
export async function noteLastInvoice(
  scene: Scene,
  note: Omit<NoteRequest, "invoice"> & { readonly reason: string },
): Promise<void> {
  const { tx, world, played, at } = scene;
  const order = await lockOrder(tx, played.orderId);
  const invoice = await lastNumber(scene, "invoice");
  await issueNote(tx, order, { ...note, invoice }, { at, actorId: world.staffId });
}

/** The seller's own note on their newest bill. */
export async function enterNoteOfSeller(
  scene: Scene,
  note: Omit<SellerNoteRequest, "bill" | "number" | "date"> & { readonly reason: string },
): Promise<void> {
  const { tx, world, played, at } = scene;
  const order = await lockOrder(tx, played.orderId);
  const number = `CN/${String(nextPaper()).padStart(4, "0")}`;
  const paper = { ...note, bill: await lastNumber(scene, "bill"), number, date: tradeDay(at) };
  await enterSellerNote(tx, order, paper, { at, actorId: world.staffId });
}

/** Charges the carrier for the newest shortage that the buyer was credited for. */
export async function chargeLastShortage(scene: Scene): Promise<void> {
  const { tx, world, played, at } = scene;
  const order = await lockOrder(tx, played.orderId);
  const note = await lastNumber(scene, "credit note");
  await chargeLostGoods(tx, order, { note }, { at, actorId: world.staffId });
}

async function lastNumber({ tx, played }: Scene, kind: "invoice" | "bill" | "credit note"): Promise<string> {
  const { number } = await tx
    .selectFrom("issued_paper")
    .select("number")
    .where("order_id", "=", played.orderId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return number;
}
