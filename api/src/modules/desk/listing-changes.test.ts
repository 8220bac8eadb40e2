import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarket } from "../../testing/order-market";

const api = apiOfFile();

it("shows the desk what a seller changed since their product was approved, and nothing once it is approved again", async () => {
  const { staff, listingId } = await createMarket(api);
  const act = (name: string) =>
    api.post(`/desk/listing/${listingId}/${name}`, { reason: "A test" }, staff, { "idempotency-key": randomUUID() });
  const show = async () => (await api.get(`/desk/listing/${listingId}`, staff)).body.data;
  const changes = async () =>
    (await show()).terms.filter(({ now, before }: { now: string; before: string }) => now !== before);

  expect((await show()).approved_at).toBeNull();
  expect((await act("pause")).status).toBe(200);
  expect(await show()).toMatchObject({ status: "paused", note: "A test" });
  expect((await act("approve")).status).toBe(200);
  expect(await changes()).toEqual([]);
  await api.db.updateTable("listing").set({ loading_charge_paise: 31_000 }).where("id", "=", listingId).execute();

  expect(await changes()).toEqual([expect.objectContaining({ name: "Loading charge", now: "₹310" })]);
  await act("pause");
  await act("approve");
  expect(await changes()).toEqual([]);
  expect((await api.get("/desk/listing/999999", staff)).status).toBe(404);
});
