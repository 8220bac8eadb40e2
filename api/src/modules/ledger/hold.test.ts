import { paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet } from "../../testing/money";
import { orderAccount, userAccount } from "./account";
import { captureHold, placeHold } from "./hold.service";
import { reverse } from "./ledger.service";
import { at, clock, later, reconciledBooks } from "./testing/reconciled-books";

const books = reconciledBooks();

describe("an amount that is set aside", () => {
  const place = async () => {
    const { id: userId } = await books.signIn("customer");
    await fundWallet(books.db, userId, 30);
    const input = { userId, amountPaise: paiseFromRupees(10), purpose: "Booking amount" };
    return { userId, id: await books.inTx((tx) => placeHold(tx, input, clock)) };
  };
  const row = (id: number) => books.db.selectFrom("hold").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  it("leaves the wallet at once and becomes the advance of an order, once", async () => {
    const { userId, id } = await place();
    expect(await row(id)).toMatchObject({ status: "held", created_at: at, ended_at: null });
    expect(await books.balance(userAccount("wallet", userId))).toBe(2_000);
    expect(await books.balance(userAccount("hold", userId))).toBe(1_000);

    const order = books.newOrder();
    await books.inTx((tx) => captureHold(tx, id, order, { at: later, actorId: books.staffId }));
    expect(await row(id)).toMatchObject({ status: "captured", ended_at: later });
    const [posted] = await books.db.selectFrom("journal").selectAll().where("order_id", "=", order.id).execute();
    expect(posted).toMatchObject({ event: "booked from hold", actor_id: books.staffId, at: later });

    await expect(books.inTx((tx) => captureHold(tx, id, order, clock))).rejects.toMatchObject({
      status: 409,
      message: "This amount is no longer set aside.",
    });
    await expect(books.inTx((tx) => captureHold(tx, 999_999, order, clock))).rejects.toMatchObject({ status: 404 });
    expect(await books.balance(orderAccount("advance", order.id))).toBe(1_000);
    expect(await books.balance(userAccount("hold", userId))).toBe(0);
  });

  it("cannot be released by a reversal", async () => {
    const { userId } = await place();
    const { id } = await books.db
      .selectFrom("journal")
      .select("id")
      .where("event", "=", "wallet held")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await expect(books.inTx((tx) => reverse(tx, { journalId: id, reason: "x" }, clock))).rejects.toMatchObject({
      status: 422,
      message: "Money that was set aside for an order is not moved by a reversal.",
    });
    expect(await books.balance(userAccount("hold", userId))).toBe(1_000);
  });
});
