import { DeskBoardAnswer } from "@mandi/shared/contract/desk/quotation";
import { read } from "@mandi/shared/contract/read";
import { answeredMarket } from "../../../testing/answered-market";
import { apiOfFile } from "../../../testing/api-of-file";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
  // What belts say of a road is kept for a minute.
  api.clock.advance(61);
});
const { seller, carrier } = answeredMarket(() => ({ api, market }));

const board = async (id: number) =>
  read(DeskBoardAnswer, (await api.get(`/desk/quotation/${id}/board`, market.staff)).body).data;

it("ranks offers by their landed estimate while no freight bid stands, and has no pair to mark", async () => {
  const id = await ask(api, market);
  await offer(api, seller(0), id, 45_200);
  await offer(api, seller(1), id, 45_000);

  const { pairs, estimates = [] } = await board(id);

  expect(pairs).toEqual([]);
  expect(estimates.map(({ seller_id }) => seller_id)).toEqual([seller(1).id, seller(0).id]);
  expect(estimates.map(({ city }) => city)).toEqual(["Raipur", "Raipur"]);
  const [first, second] = estimates;
  expect((second?.landed_per_mt ?? 0) - (first?.landed_per_mt ?? 0)).toBe(200);
  for (const { low, landed_per_mt, high } of estimates) {
    expect(low).toBeLessThan(landed_per_mt);
    expect(high).toBeGreaterThan(landed_per_mt);
  }
});

it("shows pairs and no estimate from the first freight bid on; one at the estimated freight costs what was estimated", async () => {
  const id = await ask(api, market);
  await offer(api, seller(0), id, 45_000);
  const [before] = (await board(id)).estimates ?? [];
  await bid(api, carrier(0), id, 1_750);

  const { pairs, estimates } = await board(id);

  expect(estimates).toBeUndefined();
  expect(pairs).toHaveLength(1);
  expect(pairs[0]?.landed_per_mt).toBe(before?.landed_per_mt);
});
