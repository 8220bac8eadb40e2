import { randomUUID } from "node:crypto";
import { queueKinds } from "@mandi/shared/contract/desk/queue";
import { selectQueue } from "../../reads/desk/queue.read";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { askedQuotation } from "../auction/marking/testing/asked-quotation";
import { storeSetting } from "../site/settings";
import { answerMinutes, secondPersonAbove } from "./desk-settings";
import { kindOfLine } from "./reads/queue-items-desk.service";

const api = apiOfFile();

const post = (as: SignedIn, path: string, body: object) =>
  api.post(path, body, as, { "idempotency-key": randomUUID() });
const read = async (as: SignedIn, path: string) => (await api.get(path, as)).body.data;
const items = async (as: SignedIn, kind: string) => read(as, `/desk/queue/item?kind=${encodeURIComponent(kind)}`);

async function reportedTransfer() {
  const market = await createMarket(api);
  const quotationId = await createMarkedQuotation(api, market);
  const utr = newUtr();
  const transfer = { source: "bank", utr, paid_on: "2026-11-21" };
  expect((await post(market.buyer, `/product-enquiry/${quotationId}/payment`, transfer)).status).toBe(200);
  return { ...market, quotationId, utr };
}

describe("the queue, item by item", () => {
  it("lists each waiting item with its number, owner and amount, since when and until when", async () => {
    const { staff, utr } = await reportedTransfer();
    await storeSetting(api.db, answerMinutes, { ...answerMinutes.fallback, payment: 45 });

    const item = (await items(staff, "payment")).find(({ number }: { number: string }) => number === utr);

    expect(item).toMatchObject({
      kind: "payment",
      amount: 173_196,
      what: expect.stringMatching(/^Transfer for quotation Q/),
      is_own: 0,
    });
    expect(Date.parse(item.until) - Date.parse(item.since)).toBe(45 * 60_000);
  });

  it("counts what waits by kind, and in total for the menu", async () => {
    const { staff } = await reportedTransfer();

    const { counts } = (await api.get("/desk/queue/item", staff)).body;
    const { unread } = (await api.get("/desk/queue/count", staff)).body;

    expect(counts.find(({ kind }: { kind: string }) => kind === "payment").count).toBeGreaterThan(0);
    expect(counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(unread);
  });

  it("tells the requester that somebody else has to confirm it", async () => {
    await storeSetting(api.db, secondPersonAbove, 100);
    const { staff, utr } = await reportedTransfer();
    const other = await api.signIn("staff");
    const { id } = await read(staff, `/desk/payment/${utr}`);
    const asked = await post(staff, `/desk/payment/${id}/verify`, { received: 173_196, reason: "Line of 8:44" });

    const isOwn = async (as: SignedIn) =>
      (await items(as, "second person")).find((item: { id: number }) => item.id === asked.body.approval_id).is_own;
    expect([await isOwn(staff), await isOwn(other)]).toEqual([1, 0]);
    const { approval_id, needs_second } = await read(staff, `/desk/payment/${utr}`);
    expect([approval_id, needs_second]).toEqual([asked.body.approval_id, 1]);

    const own = await post(staff, `/desk/approval/${asked.body.approval_id}/confirm`, { reason: "Mine" });
    expect(own.status).toBe(422);
    expect((await post(other, `/desk/approval/${asked.body.approval_id}/confirm`, { reason: "Seen" })).status).toBe(
      200,
    );
    const again = await post(other, `/desk/approval/${asked.body.approval_id}/confirm`, { reason: "Again" });
    expect(again.status).toBe(409);
    expect((await read(staff, `/desk/payment/${utr}`)).status).toBe("verified");
    await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
  });

  it.each([
    "/desk/queue/item",
    "/desk/queue/count",
    "/desk/find?search=Q1",
    "/desk/payment/1",
    "/desk/quotation/1/board",
  ])("%s is for staff only", async (path) => {
    expect((await api.get(path, await api.signIn("customer"))).status).toBe(403);
    expect((await api.get(path)).status).toBe(401);
  });
});

it("shows a transfer beside what it pays and beside similar reports", async () => {
  const { staff, buyer, quotationId, utr } = await reportedTransfer();
  const first = await read(staff, `/desk/payment/${utr}`);
  await post(staff, `/desk/payment/${first.id}/reject`, { reason: "Not in the bank" });
  const second = newUtr();
  await post(buyer, `/product-enquiry/${quotationId}/payment`, { source: "bank", utr: second, paid_on: "2026-11-21" });

  expect(await read(staff, `/desk/payment/${second}`)).toMatchObject({
    status: "under check",
    amount: 173_196,
    due: 173_196,
    asked: 173_196,
    alike: [{ utr, status: "rejected", reason: "Not in the bank", amount: 173_196 }],
  });
  expect((await api.get("/desk/payment/999999", staff)).status).toBe(404);
});

it("shows a transfer beside another one that was reported with the same UTR, and by whom", async () => {
  const { staff, buyer, quotationId, utr } = await reportedTransfer();
  const first = await read(staff, `/desk/payment/${utr}`);
  expect(first.same_utr).toEqual([]);
  await post(staff, `/desk/payment/${first.id}/reject`, { reason: "Not in the bank" });
  const other = await api.signIn("customer");
  await post(other, "/cash-wallet/top-up", { amount: 5_000, utr, paid_on: "2026-11-20" });
  expect(
    (await post(buyer, `/product-enquiry/${quotationId}/payment`, { source: "bank", utr, paid_on: "2026-11-21" }))
      .status,
  ).toBe(422);

  const second = await read(staff, `/desk/payment/${utr}`);
  const rejected = { id: first.id, utr, amount: 173_196, status: "rejected", reason: "Not in the bank" };
  expect(second).toMatchObject({ amount: 5_000, alike: [], same_utr: [{ ...rejected, payer: first.payer }] });
  expect(second.payer).not.toBe(first.payer);
  expect((await read(staff, `/desk/payment/${first.id}`)).same_utr).toMatchObject([{ id: second.id, amount: 5_000 }]);
});

describe("the board of a quotation", () => {
  const quotation = askedQuotation(api, { sellers: 2, transporters: 2 });

  it("prices every offer with every freight bid as a marking would freeze them, the lowest that can be delivered first", async () => {
    await quotation.offer(0, 45_000);
    await quotation.offer(1, 45_500);
    await quotation.bid(0, 1_800);
    await quotation.bid(1, 1_700);
    const { staff } = quotation.market;

    const { pairs, free, hsn } = await read(staff, `/desk/quotation/${quotation.id}/board`);

    expect(hsn).toMatch(/^\d{6,8}$/);
    expect(pairs).toHaveLength(4);
    const [best] = pairs;
    expect(best).toMatchObject({ seller_id: quotation.seller(0).id, transporter_id: quotation.carrier(1).id });
    expect(best.landed_total + best.gst).toBeCloseTo(best.for_price, 2);
    for (const { steps, landed_per_mt, landed_total } of pairs) {
      const parts = steps.filter(({ kind }: { kind: string }) => kind !== "total");
      const paiseOf = (name: "per_mt" | "amount") =>
        parts.reduce((sum: number, part: Record<typeof name, number>) => sum + Math.round(part[name] * 100), 0);
      expect(steps.at(-1)).toMatchObject({ kind: "total", per_mt: landed_per_mt, amount: landed_total });
      expect([paiseOf("per_mt"), paiseOf("amount")]).toEqual([
        Math.round(landed_per_mt * 100),
        Math.round(landed_total * 100),
      ]);
    }
    expect(best.steps.map(({ label }: { label: string }) => label)).toContain("Freight before GST");
    expect(free.map(({ seller_id }: { seller_id: number }) => seller_id)).toContain(quotation.seller(1).id);

    const terms = { seller_id: best.seller_id, transporter_id: best.transporter_id, reason: "The lowest" };
    expect((await post(staff, `/desk/quotation/${quotation.id}/mark`, terms)).status).toBe(200);
    const { marking } = await read(staff, `/desk/quotation/${quotation.id}`);
    expect(marking).toMatchObject({ for_price: best.for_price, booking_amount: best.booking_amount });
  });
});

it("has a kind for every line of the terminal's queue, so that the page shows all that the menu counts", async () => {
  const lines = await selectQueue(api.db, api.clock.now());
  expect(lines.map(({ command }) => kindOfLine[command])).not.toContain(undefined);
  expect(new Set(Object.values(kindOfLine))).toEqual(new Set(queueKinds));
});

describe("finding by number", () => {
  it("finds a transfer by its UTR, a quotation by its number and a person by phone or name", async () => {
    const { staff, buyer, quotationId, utr } = await reportedTransfer();
    const kinds = async (text: string) =>
      (await read(staff, `/desk/find?search=${encodeURIComponent(text)}`)).map(({ kind }: { kind: string }) => kind);
    const { number } = await read(staff, `/desk/quotation/${quotationId}`);
    const { phone } = await api.db
      .selectFrom("users")
      .select("phone")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();

    expect(await kinds(utr.toLowerCase())).toEqual(["payment"]);
    expect(await kinds(number)).toEqual(["quotation"]);
    for (const typed of [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`])
      expect(await kinds(typed)).toEqual(["user"]);
    const gstin = { gst_number: "24AABCB8765D1ZS", updated_at: api.clock.now() };
    await api.db
      .insertInto("profile")
      .values({ user_id: buyer.id, ...gstin })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(gstin))
      .execute();
    for (const typed of ["24aabcb8765d1zs", "24 AABCB8765D 1ZS"]) expect(await kinds(typed)).toEqual(["user"]);
    expect(await kinds("nobody is called so")).toEqual([]);
  });

  it("finds an order by its vehicle, transport receipt and e-way bill, a person by PAN, and entries with a letter by their number", async () => {
    const order = await createBookedOrder(api);
    for (const step of ["confirm", "vehicle", "driver", "loading", "final quantity", "invoice"] as const)
      expect((await takeStep(api, order, step)).status).toBe(200);
    expect((await takeStep(api, order, "transport receipt")).status).toBe(200);
    await takeStep(api, order, "eway bill");
    const found = async (text: string) =>
      (await read(order.staff, `/desk/find?search=${encodeURIComponent(text)}`)).map(
        ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`,
      );
    const { eway_bill } = await api.db
      .selectFrom("shipment")
      .select("eway_bill")
      .where("order_id", "=", order.orderId)
      .executeTakeFirstOrThrow();

    const ofVehicle = [`order ${order.number}`, `e-way bill ${eway_bill}`];
    expect(await found("cg04 ab-1234")).toEqual(ofVehicle);
    expect(await found("LR-1")).toContain(`order ${order.number}`);
    expect(await found(eway_bill ?? "none")).toEqual(ofVehicle);
    const { id } = await api.db
      .selectFrom("journal")
      .select("id")
      .where("order_id", "=", order.orderId)
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const entryNumber = String(id).padStart(7, "0");
    expect(await found(`jrn${entryNumber}`)).toEqual([`order ${order.number}`, `entry JRN${entryNumber}`]);
    const pan = { pan_number: "AAAPL1234C", updated_at: api.clock.now() };
    await api.db
      .insertInto("profile")
      .values({ user_id: order.seller.id, ...pan })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(pan))
      .execute();
    expect(await found("aaapl1234c")).toEqual([expect.stringMatching(/^user /)]);
    for (const typed of [`l${order.listingId}`, `L ${order.listingId}`])
      expect(await found(typed)).toEqual([`listing L${order.listingId}`]);
  });
});
