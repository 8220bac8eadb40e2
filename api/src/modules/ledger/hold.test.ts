import { paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet } from "../../testing/money";
import { orderAccount, userAccount } from "./account";
import { captureHold, placeHold, releaseExpiredHolds, releaseHold } from "./hold.service";
import { reverse } from "./ledger.service";
import { at, clock, later, reconciledBooks } from "./testing/reconciled-books";

const books = reconciledBooks();

describe("money set aside", () => {
  const hold = (userId: number, rupees: number, expiresAt = new Date("2026-11-21T05:15:00.000Z")) =>
    books.inTx((tx) =>
      placeHold(tx, { userId, amountPaise: paiseFromRupees(rupees), purpose: "Booking amount", expiresAt }, clock),
    );

  it("leaves the wallet at once and is captured for an order or given back, but not both", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 300);
    const [first, second] = [await hold(buyer.id, 100), await hold(buyer.id, 50)];
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(15_000);
    expect(await books.balance(userAccount("hold", buyer.id))).toBe(15_000);

    const order = books.newOrder();
    await books.inTx((tx) => captureHold(tx, first.id, order, clock));
    await books.inTx((tx) => releaseHold(tx, second.id, clock));

    expect(await books.balance(orderAccount("advance", order.id))).toBe(10_000);
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(20_000);
    expect(await books.balance(userAccount("hold", buyer.id))).toBe(0);
    await expect(books.inTx((tx) => releaseHold(tx, first.id, clock))).rejects.toMatchObject({ status: 409 });
    await expect(books.inTx((tx) => captureHold(tx, second.id, order, clock))).rejects.toMatchObject({ status: 409 });
  });

  it("comes back by itself when its time is over", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 300);
    await hold(buyer.id, 100, new Date("2026-11-21T04:59:59.000Z"));
    await hold(buyer.id, 100, new Date("2026-11-21T05:00:01.000Z"));
    const [one, two] = await Promise.all([
      books.inTx((tx) => releaseExpiredHolds(tx, at)),
      books.inTx((tx) => releaseExpiredHolds(tx, at)),
    ]);

    expect((one ?? 0) + (two ?? 0)).toBe(1);
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(20_000);
  });
});

describe("an amount that is set aside", () => {
  const place = async (expiresAt: Date) => {
    const { id: userId } = await books.signIn("customer");
    await fundWallet(books.db, userId, 10);
    const input = { userId, amountPaise: paiseFromRupees(10), purpose: "Booking amount", expiresAt };
    return { userId, hold: await books.inTx((tx) => placeHold(tx, input, clock)) };
  };
  const row = (id: number) => books.db.selectFrom("hold").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  it("is a row of its own until it is used or given back", async () => {
    const { userId, hold } = await place(later);
    expect(hold).toEqual({ id: hold.id, userId, amountPaise: 1_000, purpose: "Booking amount" });
    expect(await row(hold.id)).toMatchObject({ status: "held", created_at: at, expires_at: later, ended_at: null });

    const order = books.newOrder();
    await books.inTx((tx) => captureHold(tx, hold.id, order, { at: later, actorId: books.staffId }));
    expect(await row(hold.id)).toMatchObject({ status: "captured", ended_at: later });
    const [posted] = await books.db.selectFrom("journal").selectAll().where("order_id", "=", order.id).execute();
    expect(posted).toMatchObject({ event: "booked from hold", actor_id: books.staffId, at: later });
    await expect(books.inTx((tx) => releaseHold(tx, hold.id, clock))).rejects.toMatchObject({
      status: 409,
      message: "This amount is no longer set aside.",
    });
    await expect(books.inTx((tx) => releaseHold(tx, 999_999, clock))).rejects.toMatchObject({ status: 404 });
  });

  it("comes back from the minute its time is over, the oldest first, so many in one go", async () => {
    const [late, early, future] = [await place(at), await place(new Date(at.getTime() - 1)), await place(later)];
    const statuses = async () =>
      (await Promise.all([early, late, future].map(({ hold }) => row(hold.id)))).map((each) => each.status);

    expect(await books.inTx((tx) => releaseExpiredHolds(tx, at, 1))).toBe(1);
    expect(await statuses()).toEqual(["released", "held", "held"]);
    expect(await books.inTx((tx) => releaseExpiredHolds(tx, at))).toBe(1);
    expect(await statuses()).toEqual(["released", "released", "held"]);
    expect(await books.inTx((tx) => releaseExpiredHolds(tx, at))).toBe(0);
    expect(await books.balance(userAccount("wallet", late.userId))).toBe(1_000);
    await books.inTx((tx) => releaseHold(tx, future.hold.id, clock));
  });

  it("is not given back by a reversal", async () => {
    const { userId, hold } = await place(later);
    const { id } = await books.db
      .selectFrom("journal")
      .select("id")
      .where("event", "=", "wallet held")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await expect(books.inTx((tx) => reverse(tx, { journalId: id, reason: "x" }, clock))).rejects.toMatchObject({
      status: 422,
      message: "Money that was set aside is released by its own step, not by a reversal.",
    });
    expect(await books.balance(userAccount("hold", userId))).toBe(1_000);
    await books.inTx((tx) => releaseHold(tx, hold.id, clock));
  });
});
