import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { changeAudience, useUpload } from "../../uploads/upload.service";
import type { OrderRow } from "../order.store";
import { checkStep, recordStep } from "../steps/step.service";
import { insertQualityFile, selectQualityFiles, updateQualityVisible } from "./quality.store";

/** The quality check of an order, as the desk enters it. */
export interface QualityChange {
  readonly certificateId?: number | undefined;
  readonly imageIds?: readonly number[] | undefined;
  readonly isVisible?: boolean | undefined;
}

/** Adds certificate and pictures, and shows them to the buyer or hides them. @throws Refusal 409, 422 */
export async function changeQuality(
  tx: Db,
  order: OrderRow,
  change: QualityChange,
  context: ActContext,
): Promise<void> {
  checkStep(order, "quality", "desk");
  const isVisible = change.isVisible ?? order.quality_visible;
  const add = async (uploadId: number, kind: "certificate" | "image"): Promise<void> => {
    await useUpload(tx, { uploadId, orderId: order.id, ownerId: null, purpose: "quality", audience: [] });
    await insertQualityFile(tx, { orderId: order.id, uploadId, kind, ...context });
  };
  if (change.certificateId !== undefined) await add(change.certificateId, "certificate");
  for (const id of change.imageIds ?? []) await add(id, "image");
  if (isVisible !== order.quality_visible) await updateQualityVisible(tx, order.id, isVisible);
  // Once hidden, a picture cannot be opened even by a person who has its address.
  for (const file of await selectQualityFiles(tx, order.id)) {
    const audience = isVisible ? (["buyer", "seller"] as const) : (["seller"] as const);
    await changeAudience(tx, { uploadId: file.upload_id, orderId: order.id, purpose: "quality", audience });
  }
  const text = isVisible ? "Quality check available" : "Quality check added";
  await recordStep(
    tx,
    order,
    { step: "quality", entries: [{ text, audience: isVisible ? ["buyer", "seller"] : ["seller"] }] },
    context,
  );
}
