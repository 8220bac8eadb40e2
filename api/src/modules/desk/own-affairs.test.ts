import { deskRoles } from "@mandi/shared/contract/desk/right";
import { reconciledApi } from "../../testing/api-of-file";
import { knownAccount } from "../../testing/known-account";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

/* Nobody decides about themselves: not from the account they had before, not from another account, and not as the second person. */

const api = reconciledApi();

const itself = "This concerns you. Somebody else has to do it.";
const refused = (message: string) => ({ status: 403, body: { message, code: "forbidden" } });

/** What a refused act must not have changed. */
async function market() {
  const rows = await Promise.all([
    api.db.selectFrom("account").selectAll().orderBy("id").execute(),
    api.db.selectFrom("payment").selectAll().orderBy("id").execute(),
    api.db.selectFrom("credit_request").selectAll().orderBy("id").execute(),
    api.db.selectFrom("users").selectAll().orderBy("id").execute(),
    api.db.selectFrom("approval").selectAll().orderBy("id").execute(),
    api.db.selectFrom("quotation").selectAll().orderBy("id").execute(),
    api.db.selectFrom("trade_order").selectAll().orderBy("id").execute(),
  ]);
  return JSON.stringify(rows);
}

/** The person is staff from now on, as after an appointment. */
const appointed = async (person: SignedIn): Promise<SignedIn> => {
  await api.db
    .updateTable("users")
    .set({ type: "staff", desk_roles: [...deskRoles] })
    .where("id", "=", person.id)
    .execute();
  return { ...person, type: "staff" };
};

async function reportedTopUp(buyer: SignedIn): Promise<number> {
  const utr = newUtr();
  await api.send("/cash-wallet/top-up", { amount: 1_000, utr, paid_on: "2026-11-20" }, buyer);
  return (await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow()).id;
}

async function creditRequest(buyer: SignedIn): Promise<number> {
  const [type] = (await api.get("/credit-wallet-document-type", buyer)).body.data;
  await api.send("/credit-wallet-request", { credit_wallet_document_type_id: type.id }, buyer);
  return (await api.get("/credit-wallet-request", buyer)).body.data[0].id;
}

/** A customer with money, a transfer, a request and an order, who became staff afterwards. */
async function whoChangedSides() {
  const order = await createBookedOrder(api);
  const quotationId = await createMarkedQuotation(api, order);
  const paymentId = await reportedTopUp(order.buyer);
  const requestId = await creditRequest(order.buyer);
  await fundWallet(api.db, order.buyer.id, 10_000);
  return { ...order, person: await appointed(order.buyer), paymentId, requestId, openQuotationId: quotationId };
}

describe("somebody who was a customer and is staff now", () => {
  let was: Awaited<ReturnType<typeof whoChangedSides>>;
  beforeAll(async () => {
    was = await whoChangedSides();
  });

  const acts: readonly (readonly [string, () => readonly [string, object]])[] = [
    ["verifies no transfer of their own", () => [`/payment/${was.paymentId}/verify`, { received: 1_000 }]],
    ["puts none into their wallet", () => [`/payment/${was.paymentId}/into-wallet`, { received: 1_000 }]],
    ["rejects none", () => [`/payment/${was.paymentId}/reject`, {}]],
    [
      "pays nothing out to themselves",
      () => [`/user/${was.person.id}/payout`, { amount: 1, account: 1, reference: "UTR1" }],
    ],
    ["sets no credit limit of their own", () => [`/user/${was.person.id}/credit-limit`, { limit: 1_000 }]],
    ["does not lower it either", () => [`/user/${was.person.id}/credit-limit`, { limit: 0 }]],
    [
      "enters no repayment of their own",
      () => [`/user/${was.person.id}/credit-repayment`, { amount: 1, utr: newUtr(), paid_on: "2026-11-20" }],
    ],
    ["does not review their request for credit", () => [`/credit-request/${was.requestId}/review`, {}]],
    ["does not approve it", () => [`/credit-request/${was.requestId}/approve`, { limit: 1_000 }]],
    ["does not reject it", () => [`/credit-request/${was.requestId}/reject`, {}]],
    ["cancels no order of their own", () => [`/order/${was.orderId}/cancel`, { refund: 0 }]],
    ["refunds none", () => [`/order/${was.orderId}/refund`, { amount: 1 }]],
    ["writes nothing off in one", () => [`/order/${was.orderId}/write-off`, {}]],
    [
      "pays out nothing for one",
      () => [`/order/${was.orderId}/payout`, { to: "seller", amount: 1, reference: "UTR1" }],
    ],
    ["changes no freight of one", () => [`/order/${was.orderId}/freight`, { transport_price: 1 }]],
    [
      "chooses no offer for themselves",
      () => [`/quotation/${was.openQuotationId}/remark`, { seller_id: was.seller.id, transport_price: 1 }],
    ],
    ["does not change their own login phone", () => [`/user/${was.person.id}/phone`, { phone: "9822222201" }]],
    ["does not suspend themselves", () => [`/user/${was.person.id}/suspend`, {}]],
  ];

  it.each(acts)("%s", async (_what, name) => {
    const [path, body] = name();
    const before = await market();

    expect(await api.act(was.person, path, body)).toMatchObject(refused(itself));

    expect(await market()).toBe(before);
    const last = await api.db.selectFrom("audit_event").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
    expect(last).toMatchObject({
      actor_id: was.person.id,
      action: expect.stringMatching(/ refused$/),
      reason: "A test",
      detail: { because: itself },
    });
  });

  it("does not undo an entry of their own books", async () => {
    const entries = api.db.selectFrom("journal").innerJoin("posting", "posting.journal_id", "journal.id");
    const { id } = await entries
      .innerJoin("account", "account.id", "posting.account_id")
      .select("journal.id")
      .where("account.user_id", "=", was.person.id)
      .executeTakeFirstOrThrow();

    expect(await api.act(was.person, `/journal/${id}/reverse`)).toMatchObject(refused(itself));
  });

  it("neither confirms nor declines as the second person what concerns them", async () => {
    const asked = await api.act(was.staff, `/order/${was.orderId}/cancel`, { refund: 0 });
    const before = await market();

    for (const decision of ["confirm", "decline"]) {
      expect(await api.act(was.person, `/approval/${asked.body.approval_id}/${decision}`)).toMatchObject(
        refused(itself),
      );
    }
    expect(await market()).toBe(before);
    expect((await api.act(await api.signIn("staff"), `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
  });
});

describe("another account of the same person", () => {
  const set = (person: SignedIn, values: { gst_number?: string; pan_number?: string; alternate_phone?: string }) =>
    api.db
      .insertInto("profile")
      .values({ user_id: person.id, updated_at: api.clock.now(), ...values })
      .execute();
  const company = (person: SignedIn, company_name: string) =>
    api.db.updateTable("users").set({ company_name }).where("id", "=", person.id).execute();
  const payout = async (staff: SignedIn, buyer: SignedIn) => {
    await fundWallet(api.db, buyer.id, 10_000);
    const account = await knownAccount(api.db, buyer.id);
    return api.act(staff, `/user/${buyer.id}/payout`, { amount: 1, account, reference: "UTR1" });
  };
  const same = (mark: string) => `This concerns somebody with the same ${mark} as yours. Somebody else has to do it.`;

  it("is recognised by the PAN, also inside a GSTIN", async () => {
    const [staff, buyer] = [await api.signIn("staff"), await api.signIn("customer")];
    await set(staff, { pan_number: "aapfu 0939f" });
    await set(buyer, { gst_number: "27AAPFU0939F1ZV" });

    expect(await payout(staff, buyer)).toMatchObject(refused(same("PAN")));
  });

  it("is recognised by a PAN that one of them had before, unless two people of the desk have said that it was never theirs", async () => {
    const [staff, buyer] = [await api.signIn("staff"), await api.signIn("customer")];
    const edit = (pan_number: string) =>
      api.post("/customer/update-profile", { name: "Asha", company_name: `Firm of ${buyer.id}`, pan_number }, buyer);
    await set(staff, { pan_number: "AABCS1429B" });
    expect((await edit("AABCS1429B")).status).toBe(200);
    expect((await edit("AAACM4154G")).status).toBe(200);
    const paymentId = await reportedTopUp(buyer);
    const before = await market();

    const verify = () => api.act(staff, `/payment/${paymentId}/verify`, { received: 1_000 });
    expect(await verify()).toMatchObject(refused(same("PAN")));

    expect(await market()).toBe(before);
    const last = await api.db.selectFrom("audit_event").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
    expect(last).toMatchObject({
      actor_id: staff.id,
      action: "payment verify refused",
      subject: `payment:${paymentId}`,
    });

    const [one, other] = [await api.signIn("staff"), await api.signIn("staff")];
    const { approval_id } = (await api.act(one, `/user/${buyer.id}/pan-apart`, { pan: "AABCS1429B" })).body;
    expect((await api.act(other, `/approval/${approval_id}/confirm`)).status).toBe(200);
    expect((await verify()).status).toBe(200);
  });

  it("is recognised as the second person by a PAN that it had before", async () => {
    const order = await createBookedOrder(api);
    const again = await api.signIn("staff");
    await set(order.staff, { pan_number: "AABCS1429C" });
    await set(again, { pan_number: "AABCS1429C" });
    await api.db.updateTable("profile").set({ pan_number: "" }).where("user_id", "=", again.id).execute();
    const asked = await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 0 });

    expect(await api.act(again, `/approval/${asked.body.approval_id}/confirm`)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("same phone or PAN") },
    });
  });

  it("is recognised by a phone that one of them gave or logged in with before", async () => {
    const [staff, buyer, former] = [await api.signIn("staff"), await api.signIn("customer"), await api.signIn("staff")];
    await set(buyer, { alternate_phone: staff.phone });
    expect(await payout(staff, buyer)).toMatchObject(refused(same("phone")));

    const asked = await api.act(staff, `/user/${former.id}/phone`, { phone: "9822222202" });
    const third = await api.signIn("staff");
    expect((await api.act(third, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
    const next = await api.signIn("customer", { phone: former.phone });
    const again = await api.signIn("staff");
    await api.db.updateTable("session").set({ user_id: former.id }).where("user_id", "=", again.id).execute();
    expect(await payout(again, next)).toMatchObject(refused(same("phone")));
  });

  it("is recognised by the company, however it is written", async () => {
    const [staff, buyer] = [await api.signIn("staff"), await api.signIn("customer")];
    await company(staff, "Agrawal Traders Pvt. Ltd.");
    await company(buyer, "AGRAWAL TRADERS PVT LTD");

    expect(await payout(staff, buyer)).toMatchObject(refused(same("company")));
  });

  it("is recognised by the company in what a colleague had as a customer, which is not a matter of access to the desk", async () => {
    const order = await createBookedOrder(api);
    const colleague = await appointed(order.buyer);
    for (const person of [order.staff, colleague]) await company(person, "Agrawal Traders Pvt. Ltd.");
    const [other, second] = [await api.signIn("staff"), await api.signIn("staff")];
    await company(second, "Agrawal Traders Pvt. Ltd.");
    const cancel = { refund: 0 };
    const before = await market();
    expect(await api.act(order.staff, `/order/${order.orderId}/cancel`, cancel)).toMatchObject(
      refused(same("company")),
    );
    expect(await market()).toBe(before);

    const asked = await api.act(other, `/order/${order.orderId}/cancel`, cancel);
    const confirm = `/approval/${asked.body.approval_id}/confirm`;
    expect(await api.act(second, confirm)).toMatchObject(refused(same("company")));
    expect((await api.act(await api.signIn("staff"), confirm)).status).toBe(200);
  });

  it("may not be the second person: one person with two accounts confirms nothing", async () => {
    const order = await createBookedOrder(api);
    const [first, again, other] = [order.staff, await api.signIn("staff"), await api.signIn("staff")];
    await set(first, { pan_number: "AAPFU0939F" });
    await set(again, { pan_number: "AAPFU0939F" });
    const asked = await api.act(first, `/order/${order.orderId}/cancel`, { refund: 0 });

    const path = `/approval/${asked.body.approval_id}/confirm`;
    expect(await api.act(again, path)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("same phone or PAN") },
    });
    expect((await api.act(other, path)).status).toBe(200);
  });

  it("is not recognised by an empty, invented or very short name or number", async () => {
    const market = await createMarket(api);
    await set(market.staff, { pan_number: "NA", gst_number: "-", alternate_phone: "0000000000" });
    await set(market.buyer, { pan_number: "NA", gst_number: "-", alternate_phone: "0000000000" });
    await company(market.staff, "N.A.");
    await company(market.buyer, "na");

    expect((await payout(market.staff, market.buyer)).status).toBe(200);
  });
});
