import { recordAudit } from "../../platform/audit";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

/* The trail of an order or a person shows everything that was done about them. */

const api = apiOfFile();
let order: BookedOrder;
let number: string;
let second: SignedIn;
beforeAll(async () => {
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  number = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.number;
  second = await api.signIn("staff");
});

const trail = async (subject: string): Promise<readonly string[]> => {
  const { data } = (await api.get(`/desk/audit?subject=${encodeURIComponent(subject)}`, order.staff)).body;
  return data.map(({ action }: { readonly action: string }) => action);
};
const account = { account_name: "Agrawal Traders", account_number: "50200012345678", ifsc: "HDFC0000123" };

it("shows a payment by hand in the trail of its order, and in those of its payee", async () => {
  const paid = await api.act(order.staff, `/order/${order.orderId}/payout`, {
    ...{ to: "seller", amount: 900_000, reference: newUtr() },
  });
  expect(paid.body).toMatchObject({ approval_id: null });

  for (const subject of [`order:${order.orderId}`, number, order.seller.phone]) {
    expect(await trail(subject)).toContain("order payout");
  }
  expect(await trail(order.transporter.phone)).toContain("order payout");
  expect(await trail((await api.signIn("seller")).phone)).toEqual([]);
});

it("shows what was asked about a person and declined, under their phone and their key, with one row for one press", async () => {
  const { approval_id: id } = (await api.act(order.staff, `/user/${order.buyer.id}/bank-account`, account)).body;
  const count = async () => (await api.db.selectFrom("audit_event").select("id").execute()).length;
  const before = await count();
  expect((await api.act(second, `/approval/${id}/decline`, { reason: "Not theirs" })).status).toBe(200);
  expect(await count()).toBe(before + 1);

  for (const subject of [order.buyer.phone, `user:${order.buyer.id}`]) {
    expect(await trail(subject)).toEqual(
      expect.arrayContaining(["user bank-account requested", "user bank-account declined"]),
    );
  }
  expect(await trail(`user:${order.buyer.id}1`)).toEqual([]);
});

it("shows the removal of a person's bank account, and acts on their listings and transfers", async () => {
  const { approval_id: id } = (await api.act(order.staff, `/user/${order.seller.id}/bank-account`, account)).body;
  await api.act(second, `/approval/${id}/confirm`);
  const known = await api.db
    .selectFrom("party_account")
    .select("id")
    .where("user_id", "=", order.seller.id)
    .executeTakeFirstOrThrow();
  expect((await api.act(order.staff, `/party-account/${known.id}/end`)).status).toBe(200);
  const listing = await api.db
    .selectFrom("listing")
    .select("id")
    .where("seller_id", "=", order.seller.id)
    .executeTakeFirstOrThrow();
  expect((await api.act(order.staff, `/listing/${listing.id}/pause`)).status).toBe(200);
  const utr = newUtr();
  const topUp = { amount: 5_000, utr, paid_on: "2026-11-20" };
  await api.send("/cash-wallet/top-up", topUp, order.buyer);
  expect((await api.act(order.staff, `/payment/${utr}/reject`, { reason: "Never arrived" })).status).toBe(200);

  expect(await trail(order.seller.phone)).toEqual(expect.arrayContaining(["party-account end", "listing pause"]));
  expect(await trail(order.buyer.phone)).toContain("payment reject");
  expect(await trail(order.buyer.phone)).not.toContain("listing pause");
});

it("shows of a chosen person what they did and what was done about them, and of an order among it only that", async () => {
  const own = { actorId: order.buyer.id, subject: "enquiry:7", reason: "Asked" } as const;
  await recordAudit(api.db, { ...own, action: "enquiry sent", at: api.clock.now() });
  const of = async (person: SignedIn, more = "") => {
    const { data } = (await api.get(`/desk/audit?person_id=${person.id}${more}`, order.staff)).body;
    return data.map(({ action }: { readonly action: string }) => action);
  };
  const actions = await of(order.buyer);

  expect(actions).toEqual(
    expect.arrayContaining(["enquiry sent", "user bank-account declined", "payment reject", "order payout"]),
  );
  expect(actions.filter((action: string) => action === "enquiry sent")).toHaveLength(1);
  expect(actions).not.toContain("listing pause");
  const ofOrder = await of(order.buyer, `&subject=order:${order.orderId}`);
  expect(ofOrder).toContain("order payout");
  expect(ofOrder).not.toContain("payment reject");
  expect(await of(second)).toContain("user bank-account declined");
  expect(await of(await api.signIn("seller"))).toEqual([]);
});

it("takes a text of a subject as it is, whatever signs it has", async () => {
  for (const typed of ["%:%", "order:%", "_rder:1", "order", ":"]) expect(await trail(typed)).toEqual([]);
});
