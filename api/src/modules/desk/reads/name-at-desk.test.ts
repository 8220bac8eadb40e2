import { ask, createRfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it("shows the desk a buyer by their firm, else by their name, else by the phone they log in with", async () => {
  const market = await createRfqMarket(api);
  const id = await ask(api, market);
  const { phone } = await api.db
    .selectFrom("users")
    .select("phone")
    .where("id", "=", market.buyer.id)
    .executeTakeFirstOrThrow();
  const seen: unknown[] = [];
  for (const known of [
    { company_name: "Verma Infra", name: "Asha Verma" },
    { company_name: "", name: "Asha Verma" },
    { company_name: "", name: "" },
  ]) {
    await api.db.updateTable("users").set(known).where("id", "=", market.buyer.id).execute();
    const { data } = (await api.get("/desk/quotation", market.staff)).body;
    seen.push(data.find((row: { readonly id: number }) => row.id === id)?.buyer);
  }
  expect(seen).toEqual(["Verma Infra", "Asha Verma", phone]);
});
