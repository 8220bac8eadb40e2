import { apiOfFile } from "../../testing/api-of-file";
import { ask, createRfqMarket } from "../../testing/rfq-world";

const api = apiOfFile();

it("is where a buyer's last request is delivered, before the first one their newest address, and nobody else's", async () => {
  const market = await createRfqMarket(api);
  const { buyer } = market;
  const placeOf = async (reader: typeof buyer) => (await api.get("/usual-place", reader)).body.data;
  const [first] = (await api.get("/address", buyer)).body.data;
  expect(await placeOf(buyer)).toEqual({ pincode: first.pincode, city: first.city, from: "address" });

  const { id: _, ...yard } = { ...first, pincode: "440008", city: "Nagpur" };
  expect((await api.post("/address", yard, buyer)).status).toBe(200);
  expect(await placeOf(buyer)).toEqual({ pincode: "440008", city: "Nagpur", from: "address" });

  await ask(api, market);
  expect(await placeOf(buyer)).toEqual({ pincode: first.pincode, city: first.city, from: "request" });

  const stranger = await api.signIn("customer");
  expect(await placeOf(stranger)).toBeNull();
  expect((await api.get("/usual-place")).status).toBe(401);
});

it("is no address that was deleted", async () => {
  const { buyer } = await createRfqMarket(api);
  for (const { id } of (await api.get("/address", buyer)).body.data) {
    await api.call("DELETE", `/address/${id}`, { as: buyer });
  }
  expect((await api.get("/usual-place", buyer)).body).toEqual({ data: null });
});

it("is no address whose pincode no post office can have", async () => {
  const { buyer } = await createRfqMarket(api);
  const [{ id: _, ...first }] = (await api.get("/address", buyer)).body.data;
  expect((await api.post("/address", { ...first, pincode: "012345" }, buyer)).status).toBe(200);
  expect((await api.get("/usual-place", buyer)).body).toEqual({ data: null });
});
