import { apiOfFile } from "../../testing/api-of-file";
import { ask, createRfqMarket } from "../../testing/rfq-world";

const api = apiOfFile();

it("marks the billing address of the last request for its buyer only", async () => {
  const market = await createRfqMarket(api);
  const body = {
    ...(await api.get("/address", market.buyer)).body.data[0],
    company_name: "Second yard",
    id: undefined,
  };
  await api.post("/address", JSON.parse(JSON.stringify(body)), market.buyer);
  const marked = async () => {
    const { data } = (await api.get("/address", market.buyer)).body;
    return data.map((address: { is_last_billed?: boolean }) => address.is_last_billed ?? false);
  };
  expect(await marked()).toEqual([false, false]);
  await ask(api, market);
  expect(await marked()).toEqual([true, false]);
});
