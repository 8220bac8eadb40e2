import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet, grantCredit } from "../../testing/money";
import { bookingOf, createPaymentWorld, type PaymentWorld, paidAt } from "../../testing/payment-world";
import type { OrderRef } from "../ledger/ledger-facts";
import { reconcile } from "../ledger/reconcile";
import { recordSale } from "../ledger/sale-entries.service";
import { readOrderMoney } from "../ledger/statement.service";
import { printedPaper } from "../ledger/testing/printed-paper";
import { payBookingOnCredit, payOrderFromCash, payOrderOnCredit, repayCreditFromCash } from "./payment.service";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterEach(async () => {
  expect(await reconcile(world.api.db)).toEqual([]);
});
afterAll(() => world.api.close());

const rupees = paiseFromRupees;

describe("a later payment for an order", () => {
  const invoice = (order: OrderRef, amount: number) =>
    world.inTx((tx) =>
      recordSale(
        tx,
        {
          order,
          invoice: "A",
          quantityKg: kilogramsFromTonnes(1),
          paper: printedPaper(rupees(amount)),
          agentPaise: rupees(0),
        },
        { at: paidAt, actorId: null },
      ),
    );

  it("is kept in the advance before the invoice, and then used by the invoice", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    await world.inTx((tx) =>
      payOrderFromCash(tx, { buyerId: buyer.id, order, amountPaise: rupees(300), duePaise: rupees(900), at: paidAt }),
    );
    expect(await readOrderMoney(world.api.db, order.id)).toMatchObject({ advancePaise: 30_000, receivablePaise: 0 });
    await invoice(order, 900);

    expect(await readOrderMoney(world.api.db, order.id)).toMatchObject({ advancePaise: 0, receivablePaise: 60_000 });
  });

  it("pays in parts from cash, credit and bank, never above the amount due", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 1_000);
    await grantCredit(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    await invoice(order, 900);
    const pay = { buyerId: buyer.id, order, at: paidAt };
    await world.inTx((tx) => payOrderFromCash(tx, { ...pay, amountPaise: rupees(200), duePaise: rupees(900) }));
    await world.inTx((tx) => payOrderOnCredit(tx, { ...pay, amountPaise: rupees(300), duePaise: rupees(700) }));
    const transfer = await world.report(buyer.id, { purpose: "final", order }, 400);
    await world.verify(transfer.id, 400);

    expect(await readOrderMoney(world.api.db, order.id)).toMatchObject({ balancePaise: 0, paidPaise: 90_000 });
    const tooMuch = { ...pay, amountPaise: rupees(0.01), duePaise: rupees(0) };
    await expect(world.inTx((tx) => payOrderFromCash(tx, tooMuch))).rejects.toMatchObject({ status: 422 });
    await expect(
      world.inTx((tx) => payOrderOnCredit(tx, { ...pay, amountPaise: paise(0), duePaise: paise(0) })),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe("repaying credit", () => {
  it("from the cash wallet frees the credit at once, never more than is drawn", async () => {
    const buyer = await world.api.signIn("customer");
    await grantCredit(world.api.db, buyer.id, 500);
    await fundWallet(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    await world.inTx((tx) => payBookingOnCredit(tx, bookingOf(buyer.id, order, 400)));
    await world.inTx((tx) => repayCreditFromCash(tx, { userId: buyer.id, amountPaise: rupees(300), at: paidAt }));

    expect(await world.balances(buyer.id)).toEqual({ wallet: 70_000, hold: 0, credit: 10_000 });
    await expect(
      world.inTx((tx) => repayCreditFromCash(tx, { userId: buyer.id, amountPaise: rupees(100.01), at: paidAt })),
    ).rejects.toMatchObject({ status: 422, message: "This is more than the credit in use." });
  });

  it("by bank puts what exceeds the drawn credit into the wallet, because the money has arrived", async () => {
    const buyer = await world.api.signIn("customer");
    await grantCredit(world.api.db, buyer.id, 500);
    const order = world.newOrder();
    await world.inTx((tx) => payBookingOnCredit(tx, bookingOf(buyer.id, order, 400)));
    const transfer = await world.report(buyer.id, { purpose: "credit repayment" }, 450);
    await world.verify(transfer.id, 450);

    expect(await world.balances(buyer.id)).toEqual({ wallet: 5_000, hold: 0, credit: 0 });
  });
});
