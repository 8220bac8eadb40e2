import type { DeskAgeingAnswer } from "@mandi/shared/contract/desk/ledger";
import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { basisPoints, basisPointsFromPercent } from "@mandi/shared/money/percent";
import type { Db } from "../../platform/database/database";
import { type OpenRowOfParty, selectOpenOrdersOfAll } from "../../reads/party-ageing.read";
import { readSetting } from "../site/settings";
import { ageOf, interestOf } from "./ageing.policy";
import { lateInterest } from "./late-interest";
import { openOrdersOf } from "./open-orders";

/** What each party of a side owes or is owed, by age on a day, in rupees; the most first. It excludes unused advances and interest. */
export async function readAgeing(db: Db, side: AccountSide, day: string): Promise<DeskAgeingAnswer> {
  const yearly = side === "buyer" ? basisPointsFromPercent(await readSetting(db, lateInterest)) : basisPoints(0);
  const parties = new Map<string, OpenRowOfParty[]>();
  for (const row of await selectOpenOrdersOfAll(db, side)) {
    const rows = parties.get(row.phone);
    if (rows === undefined) parties.set(row.phone, [row]);
    else rows.push(row);
  }
  const data = [...parties].map(([phone, rows]) => {
    const orders = openOrdersOf(rows);
    const ages = ageOf(orders, day);
    return {
      phone,
      name: rows[0]?.name ?? phone,
      total: rupeesFromPaise(sumPaise(ages.map(({ openPaise }) => openPaise))),
      ...(yearly > 0 && { interest: rupeesFromPaise(interestOf(orders, day, yearly)) }),
      ages: ages.map(({ from, until, openPaise }) => ({ from, until, amount: rupeesFromPaise(openPaise) })),
    };
  });
  return { data: data.sort((one, other) => other.total - one.total) };
}
