import { apiOfFile } from "../../testing/api-of-file";
import { createBookedOrder } from "../../testing/order-world";

const api = apiOfFile();

it("does an act on an order that is still as it was read, and refuses it with a message when the order changed in the meantime", async () => {
  const { orderId, staff } = await createBookedOrder(api);
  const act = (path: string, body: object) => api.send(`/desk/order/${orderId}/${path}`, body, staff);
  const order = async () => (await api.get(`/desk/order/${orderId}`, staff)).body.data;
  const asRead = async () => {
    const { status, for_price, money } = await order();
    return { expected_status: status, expected_price: for_price, expected_due: money.due };
  };
  const before = await asRead();
  const confirm = { event: "confirm", dispatch_date: "2026-11-25", reason: "By telephone" };

  expect((await act("seller-step", { ...confirm, ...before })).status).toBe(200);
  const late = await act("freight", { transport_price: 1_810, reason: "Diesel", ...before });
  expect(late.status).toBe(409);
  expect(late.body.message).toBe("The order changed in the meantime. Its status was pending and is now confirm.");
  const dearer = { transport_price: 1_810, reason: "Diesel" };
  expect((await act("freight", { ...dearer, ...(await asRead()) })).status).toBe(200);
  const again = await act("freight", { ...dearer, ...before, expected_status: "confirm" });
  expect(again.status).toBe(409);
  expect(again.body.message).toMatch(/Its price was ₹[\d,.]+ and is now ₹[\d,.]+\. Its amount due was/);
  expect((await order()).steps).toContain("cancel");
});
