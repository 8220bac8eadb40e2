import { apiOfFile } from "../../../testing/api-of-file";
import { createWellStockedMarket } from "../../../testing/order-market";
import type { BookedOrder } from "../../../testing/order-world";
import { priceOrder } from "../../../testing/priced-order";
import { abroad } from "../../../testing/worked-trade";
import { atDesk, carry, setPlatform } from "../../freight-bills/testing/carried-vehicle";

const api = apiOfFile();

/** A credit note for an invoice to a buyer with this GSTIN. */
async function credited(gst: string) {
  await setPlatform(api);
  const pricing = { buyer: { ...abroad, gst }, rate: 50_000, sellerRate: 49_000, freight: 1_000 };
  const before = ({ orderId }: BookedOrder) => priceOrder(api, orderId, pricing);
  const order = await carry(api, await createWellStockedMarket(api), { tonnes: 20, rate: 1_000, before }, ["invoice"]);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const asked = { invoice: invoices[0].number, kind: "credit", cause: "weight", quantity: 0.16 };
  const { number }: { number: string } = (await atDesk(api, order, "note", asked)).body;
  return { order, number };
}

async function stateOf({ order, number }: Awaited<ReturnType<typeof credited>>) {
  const { data } = (await api.get("/desk/paper?kind=credit note", order.staff)).body;
  const { not_accepted } = (await api.get("/desk/export/check?month=2026-11", order.staff)).body;
  const listed = data.find((paper: { number: string }) => paper.number === number);
  return { effect: listed.gst_effect, isOpen: not_accepted.includes(number) };
}

it.each(["URP", "NOT REGISTERED"])(
  "a credit note to a buyer who entered %s as their GSTIN needs no answer",
  async (gst) => {
    const note = await credited(gst);

    expect(await stateOf(note)).toEqual({ effect: undefined, isOpen: false });
    expect(await atDesk(api, note.order, "note-effect", { note: note.number, effect: "accepted" })).toMatchObject({
      status: 409,
      body: { message: "The tax of this note does not depend on the buyer's answer." },
    });
  },
);
