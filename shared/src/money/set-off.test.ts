import { paise } from "./paise";
import { setOffDebts } from "./set-off";

const owed = (payeeId: number | null, amount: number) => ({ payeeId, amountPaise: paise(amount) });

it("takes the oldest debt off the first payment, and the rest off the next one", () => {
  expect(setOffDebts([owed(1, 500), owed(1, 900)], [owed(1, 700), owed(1, 100)])).toEqual([
    { payment: 0, debt: 0, amountPaise: 500 },
    { payment: 1, debt: 0, amountPaise: 200 },
    { payment: 1, debt: 1, amountPaise: 100 },
  ]);
});

it("leaves a payment at zero where more is owed, and the rest of the debt open", () => {
  expect(setOffDebts([owed(1, 500)], [owed(1, 700), owed(1, 50)])).toEqual([{ payment: 0, debt: 0, amountPaise: 500 }]);
});

it("takes nothing off the payment of another person", () => {
  expect(setOffDebts([owed(2, 500), owed(null, 500)], [owed(1, 700)])).toEqual([]);
});
