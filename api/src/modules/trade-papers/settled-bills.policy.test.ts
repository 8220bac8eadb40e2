import { paise } from "@mandi/shared/money/paise";
import { shareOverBills } from "./settled-bills.policy";

const bill = (total: number, tds = 0, advance = 0, claims = 0) => ({
  totalPaise: paise(total),
  tdsPaise: paise(tds),
  advancePaise: paise(advance),
  claimsPaise: paise(claims),
});

it.each([
  ["settles the oldest bill first", [bill(1_000), bill(500)], 0, 1_200, [1_000, 200], 0],
  ["continues where earlier payments ended", [bill(1_000), bill(500)], 700, 400, [300, 100], 0],
  ["owes a bill less its tax and the driver's advance", [bill(1_000, 20, 80), bill(500)], 0, 1_000, [900, 100], 0],
  ["owes a bill less the claims on it", [bill(1_000, 0, 0, 300), bill(500)], 0, 1_000, [700, 300], 0],
  ["keeps what no bill covers on account", [bill(1_000)], 400, 900, [600], 300],
  ["keeps all of it on account before the first bill", [], 0, 900, [], 900],
  ["subtracts the excess of a bill's deductions from the next one", [bill(100, 20, 90), bill(50)], 0, 50, [0, 40], 10],
  ["spreads a claim over several bills", [bill(100, 0, 0, 180), bill(50), bill(90)], 0, 60, [0, 0, 60], 0],
  ["subtracts it before what was paid", [bill(100, 0, 0, 130), bill(50)], 15, 5, [0, 5], 0],
  ["returns on account what the payee paid back too much", [bill(1_000, 20)], -20, 1_000, [980], 20],
  ["returns it with the first payment of several", [bill(1_000, 20)], -20, 500, [480], 20],
])("%s", (_what, bills, before, amount, paid, onAccount) => {
  const { settled, onAccountPaise } = shareOverBills(bills, paise(before), paise(amount));
  expect({ bills: settled.map(({ bill }) => bill), onAccountPaise }).toEqual({ bills, onAccountPaise: onAccount });
  expect(settled.map(({ paidPaise }) => paidPaise)).toEqual(paid);
});
