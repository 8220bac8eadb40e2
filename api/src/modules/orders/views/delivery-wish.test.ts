import { apiOfFile } from "../../../testing/api-of-file";
import { createBookedOrder } from "../../../testing/order-world";

const api = apiOfFile();

it("shows the seller of an order the buyer's delivery preferences as the buyer sees them", async () => {
  const order = await createBookedOrder(api);
  const read = async () => {
    const seller = await api.get(`/seller/order-detail/${order.orderId}`, order.seller);
    const buyer = await api.get(`/customer/order-detail/${order.orderId}`, order.buyer);
    return [seller.body.data, buyer.body.data].map(({ needed_by, parts, delivery_parts }) => ({
      needed_by,
      parts,
      delivery_parts,
    }));
  };
  const none = { needed_by: null, parts: null, delivery_parts: null };
  expect(await read()).toEqual([none, none]);

  await api.db
    .updateTable("quotation")
    .set({ needed_by: "2026-11-28", parts: 2 })
    .where("order_id", "=", order.orderId)
    .execute();
  const wished = { needed_by: "2026-11-28", parts: 2, delivery_parts: null };
  expect(await read()).toEqual([wished, wished]);
});
