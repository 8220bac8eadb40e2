import { apiOfFile } from "../../../testing/api-of-file";
import { ask, createRfqMarket, entry } from "../../../testing/rfq-world";
import type { SignedIn } from "../../../testing/test-api";

const api = apiOfFile();

it("lets a seller find their enquiries by number, goods, size and day, and never by the buyer", async () => {
  const market = await createRfqMarket(api, { sellers: 2, transporters: 1 });
  const id = await ask(api, market);
  const other = await ask(api, market);
  const seller = entry(market.sellers, 0);
  const { unique_id, commodity_product } = (await api.get(`/product-enquiry/${id}`, market.buyer)).body.data;
  const find = async (search: string, as: SignedIn = seller) =>
    (await api.get(`/seller/product-enquiry?search=${encodeURIComponent(search)}`, as)).body.data.map(
      (row: { id: number }) => row.id,
    );
  expect(await find(unique_id)).toEqual([id]);
  expect(await find(`${commodity_product.name} 8mm 21 Nov`)).toEqual([other, id]);
  expect(await find("22 Nov 2025")).toEqual([]);
  expect(await find("Secret Infra")).toEqual([]);
  expect(await find(unique_id, await api.signIn("seller"))).toEqual([]);
});
