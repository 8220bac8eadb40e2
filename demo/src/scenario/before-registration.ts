import type { Db } from "@mandi/api/public/database";

/** The carrier registered for GST only after this. */
export async function beforeRegistration(tx: Db, carrierId: number, act: () => Promise<void>): Promise<void> {
  const profile = tx.selectFrom("profile").select("gst_number").where("user_id", "=", carrierId);
  const { gst_number } = await profile.executeTakeFirstOrThrow();
  const setGstin = (gstin: string) =>
    tx.updateTable("profile").set({ gst_number: gstin }).where("user_id", "=", carrierId).execute();
  await setGstin("");
  await act();
  await setGstin(gst_number);
}
