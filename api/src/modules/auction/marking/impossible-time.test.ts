import { answeredMarket } from "../../../testing/answered-market";
import { createRfqMarket, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
let market: RfqMarket;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
  market = await createRfqMarket(api);
  id = await answeredMarket(() => ({ api, market })).answered();
});
afterAll(() => api.close());

const message = "Please enter the time as 2026-11-21T05:12:00Z";

describe.each([
  "2026-13-01T00:00:00Z",
  "2027-02-30T10:00:00Z",
  "2027-02-28T24:00:00Z",
  "2026-12-31T23:59:60Z",
  "2027-02-28T10:00:00",
  "tomorrow",
])("the time %s, which no clock shows,", (time) => {
  it.each([
    ["extend", "until"],
    ["mark", "valid_until"],
  ])("is refused by name when the desk uses it to %s, and nothing changes", async (act, field) => {
    const before = await api.db.selectFrom("quotation").selectAll().execute();
    const freight = act === "mark" ? { seller_id: market.sellers[0]?.id, transport_price: 1_500 } : {};
    const body = { ...freight, [field]: time, reason: "Asked by phone" };

    const key = { "idempotency-key": `${act}-${time}` };
    const answer = await api.post(`/desk/quotation/${id}/${act}`, body, market.staff, key);

    expect({ status: answer.status, errors: answer.body.errors }).toEqual({
      status: 422,
      errors: { [field]: [message] },
    });
    expect(await api.db.selectFrom("quotation").selectAll().execute()).toEqual(before);
  });
});

it("accepts a time that exists", async () => {
  const body = { until: "2028-02-29T23:59:59.5Z", reason: "Asked by phone" };

  const answer = await api.post(`/desk/quotation/${id}/extend`, body, market.staff, { "idempotency-key": "there" });

  expect(answer).toMatchObject({
    status: 200,
    body: { message: expect.stringMatching(/^The bidders have time until .* IST\.$/) },
  });
});
