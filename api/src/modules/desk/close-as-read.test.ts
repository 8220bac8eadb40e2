import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { askedQuotation } from "../auction/marking/testing/asked-quotation";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 2, transporters: 2 });

const act = (name: string, body: object, as = quotation.market.staff) =>
  api.send(`/desk/quotation/${quotation.id}/${name}`, { reason: "Nobody can deliver this", ...body }, as);
const page = async () => (await api.get(`/desk/quotation/${quotation.id}`, quotation.market.staff)).body.data;
const after = (close: string, minutes: number) => new Date(Date.parse(close) + minutes * 60_000).toISOString();
const lowest = () => ({ seller_id: quotation.seller(0).id, transporter_id: quotation.carrier(0).id });

const everything = async () => ({
  quotation: await quotation.row(),
  markings: await api.db.selectFrom("marking").selectAll().execute(),
  notices: await api.db.selectFrom("notification").selectAll().orderBy("id").execute(),
  holds: await api.db.selectFrom("stock_hold").selectAll().orderBy("id").execute(),
  trail: await api.db.selectFrom("audit_event").selectAll().orderBy("id").execute(),
});

beforeEach(async () => {
  await storeSetting(api.db, secondPersonAbove, 100_000_000);
  await quotation.offer(0, 45_000);
  await quotation.bid(0, 1_700);
});
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const acts = [
  ["reject", () => ({})],
  ["extend", (close: string) => ({ until: after(close, 135) })],
  ["mark", lowest],
] as const;

describe.each(acts)("the desk's act to %s a quotation to which a colleague has given more time", (name, bodyFor) => {
  it("is refused in words with the new close, does nothing and tells nobody; it is done once that close was read", async () => {
    const { deadline: read } = await page();
    const colleague = await api.signIn("staff");
    const until = after(read, 120);
    expect((await act("extend", { until, expected_close: read }, colleague)).status).toBe(200);
    const before = await everything();

    const refused = await act(name, { ...bodyFor(read), expected_close: read });

    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^The bidders have been given time until .+ in the meantime\. Please look again\.$/,
    );
    expect(await everything()).toEqual(before);
    const { deadline: now } = await page();
    expect(now).toBe(until);
    expect((await act(name, { ...bodyFor(read), expected_close: now })).status).toBe(200);
  });

  it("is done without a close that was read, as a program sends it", async () => {
    const { deadline: read } = await page();
    expect((await act("extend", { until: after(read, 120) })).status).toBe(200);
    expect((await act(name, bodyFor(read))).status).toBe(200);
  });
});

it("says that a bid in the last minutes has moved the close, where the desk gave no time", async () => {
  const { deadline: read } = await page();
  api.clock.advance((Date.parse(read) - api.clock.now().getTime()) / 1000 - 20);
  await quotation.offer(0, 44_900);
  const before = await everything();

  const refused = await act("reject", { expected_close: read });

  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.message).toMatch(/^An offer or bid in the last minutes has moved the close to .+\. Please look/);
  expect(await everything()).toEqual(before);
});

it("names the decision, not the time, where a colleague gave time and then ended the quotation", async () => {
  const { deadline: read } = await page();
  await act("extend", { until: after(read, 120) });
  await act("reject", {});
  const late = await act("reject", { expected_close: read });
  expect(late.status).toBe(409);
  expect(late.body.message).not.toContain("time until");
});

it("lets a request for a second person lapse when more time was given before they confirm it", async () => {
  await quotation.offer(1, 45_500);
  await storeSetting(api.db, secondPersonAbove, 100_000);
  const { deadline: read } = await page();
  const second = await api.signIn("staff");
  const dearer = { ...lowest(), seller_id: quotation.seller(1).id };
  const asked = await act("mark", { ...dearer, expected_close: read });
  expect(asked.body.approval_id).toEqual(expect.any(Number));
  await act("extend", { until: after(read, 120) });

  const key = { "idempotency-key": randomUUID() };
  const body = { reason: "The price is right" };
  const ended = await api.post(`/desk/approval/${asked.body.approval_id}/confirm`, body, second, key);

  expect(ended.body.message).toContain("given time until");
  expect((await quotation.row()).status).toBe("pending");
});
