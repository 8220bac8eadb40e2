import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { formatRupees } from "@mandi/shared/format/rupees";
import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";
import { lockOrder } from "../orders/order.service";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const { api, market } = workedMarket();
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const amount = 500_000;

/** A transfer for the second of two invoices of an order; another order of the same buyer. */
async function reported() {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, two, 29.86);
  const [first, second] = (await asBuyer()).unpaid_invoices ?? [];
  const utr = newUtr();
  const body = { source: "bank", invoice: second?.number, amount, utr, paid_on: "2026-11-20" };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, body, order.buyer)).status).toBe(200);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  const act = (path: string, input: object) => api.send(path, { reason: "A test", ...input }, order.staff);

  async function asBuyer() {
    return read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
  }
  return {
    id,
    utr,
    order,
    first: first?.number ?? "",
    second: second?.number ?? "",
    due: async () => (await asBuyer()).due_amount,
    act,
    redirect: (pays: string) => act(`/desk/payment/${id}/pays`, { pays }),
    verify: (input: object = {}) => act(`/desk/payment/${id}/verify`, { received: amount, ...input }),
    shown: async () => read(DeskPaymentAnswer, (await api.get(`/desk/payment/${id}`, order.staff)).body).data,
  };
}

type Work = Parameters<typeof inTransaction>[1];

/** Starts something that has to wait for a lock of `hold`, does `then`, and lets it go on. */
async function whileHeld<Answer>(hold: Work, start: () => Promise<Answer>, then: Work): Promise<Answer> {
  let started: Promise<Answer> | undefined;
  await inTransaction(api.db, async (tx) => {
    await hold(tx);
    started = start();
    await untilWaiting(1, started);
    await then(tx);
  });
  if (started === undefined) throw new Error("Nothing was started.");
  return started;
}

/** Until so many transactions wait for a lock, or the last of them has ended without waiting. */
async function untilWaiting(count: number, last: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  void last.then(end, end);
  let waiting = 0;
  while (!hasEnded && waiting < count) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(api.db);
    waiting = rows.length;
  }
}

it("a reported transfer is not accepted for an invoice that a colleague has replaced since it was read, and no money moves", async () => {
  const { first, second, redirect, verify, shown, due } = await reported();
  const before = await due();
  await redirect(first);

  expect(await verify({ expected_pays: second })).toMatchObject({
    status: 409,
    body: { message: `This transfer was for ${second} and is for ${first} now.` },
  });
  expect([(await shown()).status, await due()]).toEqual(["under check", before]);
  expect((await verify({ expected_pays: first })).status).toBe(200);
});

it("a reported transfer is in the buyer's timeline with its amount once it is accepted, and only there", async () => {
  const { order, second, verify } = await reported();
  const received = async (as: SignedIn) => {
    const { data } = (await api.get(`/order/${order.orderId}/timeline`, as)).body;
    return data.map(({ text }: { text: string }) => text).filter((text: string) => text.startsWith("Payment"));
  };
  expect(await received(order.buyer)).toEqual([]);
  await verify({ expected_pays: second });
  expect(await received(order.buyer)).toEqual([`Payment of ${formatRupees(amount)} received`]);
  expect(await received(order.seller)).toEqual([]);
});

it("a reported transfer is left among the bank's lines when it pays another invoice than the one that was read", async () => {
  const { utr, first, second, redirect, shown, act } = await reported();
  await act("/desk/bank-line", { statement: `Date,Narration,Debit,Credit\n2026-11-20,NEFT ${utr},,${amount}.00` });
  const lines = read(DeskBankLineAnswer, (await api.get("/desk/bank-line", market().staff)).body).data;
  const line = lines.find((one) => one.utr === utr)?.id;
  await redirect(first);
  const accept = (pays: string) => act("/desk/bank-line/accept", { lines: [line], read: [{ line, pays }] });

  expect((await accept(second)).body).toMatchObject({
    message: "0 accepted. 1 refused.",
    warnings: [`${utr}: This transfer was for ${second} and is for ${first} now.`],
  });
  expect((await shown()).status).toBe("under check");
  expect((await accept(first)).body.message).toBe("1 accepted.");
});

it("a reported transfer is not accepted when a colleague redirects it while that waits for its order", async () => {
  const { order, first, redirect, verify, shown, due } = await reported();
  const before = await due();

  const accepted = await whileHeld(
    (tx) => lockOrder(tx, order.orderId),
    () => verify(),
    async () => expect((await redirect(first)).status).toBe(200),
  );

  expect(accepted).toMatchObject({
    status: 409,
    body: { message: "What this transfer pays has just changed. Please read it again." },
  });
  expect([(await shown()).status, (await shown()).invoice, await due()]).toEqual(["under check", first, before]);
});

it("a reported transfer cannot be redirected in the moment in which its acceptance begins to wait for a second person", async () => {
  const { id, second, first, redirect, verify, shown } = await reported();
  await storeSetting(api.db, secondPersonAbove, 100_000);
  const subject = `payment:${id}`;
  let redirected: ReturnType<typeof redirect> | undefined;

  const asked = await whileHeld(
    // The same request by somebody else, not ended yet: storing this one waits for it.
    (tx) =>
      sql`insert into approval (action, subject, input, amount_paise, reason, requested_by, requested_at)
          values ('payment verify', ${subject}, '{}', 1, 'Another', ${market().staff.id}, now())`.execute(tx),
    () => verify(),
    async (tx) => {
      redirected = redirect(first);
      await untilWaiting(2, redirected);
      await sql`delete from approval where subject = ${subject}`.execute(tx);
    },
  );

  expect(asked.body.approval_id).toEqual(expect.any(Number));
  expect((await redirected)?.status).toBe(409);
  expect((await shown()).invoice).toBe(second);
});

it("a reported transfer is compared with what was due for its invoice when the desk decided", async () => {
  const { second, shown, verify } = await reported();
  const before = (await shown()).due;
  expect(before).toBeGreaterThan(amount);

  expect((await verify()).status).toBe(200);
  expect(await shown()).toMatchObject({ status: "verified", invoice: second, due: before });
});

it("a reported transfer keeps what its payer named beside what the desk changed it to, and who changed it", async () => {
  const { order, first, second, redirect, shown } = await reported();
  expect((await shown()).named).toBeNull();

  await redirect(first);

  expect(await shown()).toMatchObject({
    invoice: first,
    named: {
      purpose: "final",
      invoice: second,
      invoice_kind: "invoice",
      order: expect.any(String),
      changed_at: api.clock.now().toISOString(),
    },
  });
  expect((await shown()).named?.changed_by).not.toBe("");
  await redirect(second);
  expect(await shown()).toMatchObject({ invoice: second, named: null });
  const into = await api.send(
    `/desk/payment/${(await shown()).id}/into-wallet`,
    { reason: "The goods are paid", received: amount },
    order.staff,
  );
  expect(into.status).toBe(200);
  expect(await shown()).toMatchObject({ purpose: "top-up", order: null, named: { purpose: "final", invoice: second } });
});

it("a reported transfer shows what others under check claim of what it pays, and nothing of itself", async () => {
  const { shown, order, second } = await reported();
  expect(await shown()).toMatchObject({ claimed: 0 });
  const body = { source: "bank", amount: 30_000, paid_on: "2026-11-20" };
  const pay = (more: object) => api.send(`/customer/order/${order.orderId}/payment`, { ...body, ...more }, order.buyer);
  expect((await pay({ utr: newUtr(), invoice: second })).status).toBe(200);
  expect((await pay({ utr: newUtr() })).status).toBe(200);

  expect(await shown()).toMatchObject({ amount, claimed: 30_000 });
});
