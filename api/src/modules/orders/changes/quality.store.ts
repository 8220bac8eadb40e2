import type { Db } from "../../../platform/database/database";

/** Certificate and pictures of an order's quality check. */
export function selectQualityFiles(db: Db, orderId: number) {
  return db
    .selectFrom("quality_file")
    .select(["upload_id", "kind"])
    .where("order_id", "=", orderId)
    .orderBy("added_at")
    .orderBy("upload_id")
    .execute();
}

/** Adds a file; a newer certificate replaces the older one. */
export async function insertQualityFile(
  tx: Db,
  file: {
    readonly orderId: number;
    readonly uploadId: number;
    readonly kind: "certificate" | "image";
    readonly at: Date;
    readonly actorId: number | null;
  },
): Promise<void> {
  if (file.kind === "certificate") {
    await tx
      .deleteFrom("quality_file")
      .where("order_id", "=", file.orderId)
      .where("kind", "=", "certificate")
      .execute();
  }
  await tx
    .insertInto("quality_file")
    .values({
      order_id: file.orderId,
      upload_id: file.uploadId,
      kind: file.kind,
      added_at: file.at,
      added_by: file.actorId,
    })
    .onConflict((conflict) => conflict.columns(["order_id", "upload_id"]).doUpdateSet({ kind: file.kind }))
    .execute();
}

/** Shows the quality check to the buyer, or hides it. */
export async function updateQualityVisible(tx: Db, orderId: number, isVisible: boolean): Promise<void> {
  await tx.updateTable("trade_order").set({ quality_visible: isVisible }).where("id", "=", orderId).execute();
}
