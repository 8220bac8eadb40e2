import type { DeskAgeingAnswer } from "@mandi/shared/contract/desk/ledger";
import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type OpenRowOfParty, selectOpenOrdersOfAll } from "../../reads/party-ageing.read";
import { ageOf } from "./ageing.policy";
import { openOrdersOf } from "./open-orders";

/** What each party of a side owes or is owed by its age on a day, in rupees; the most first. An advance that is left over is not in it. */
export async function readAgeing(db: Db, side: AccountSide, day: string): Promise<DeskAgeingAnswer> {
  const parties = new Map<string, OpenRowOfParty[]>();
  for (const row of await selectOpenOrdersOfAll(db, side)) {
    const rows = parties.get(row.phone);
    if (rows === undefined) parties.set(row.phone, [row]);
    else rows.push(row);
  }
  const data = [...parties].map(([phone, rows]) => {
    const ages = ageOf(openOrdersOf(rows), day);
    return {
      phone,
      name: rows[0]?.name ?? phone,
      total: rupeesFromPaise(sumPaise(ages.map(({ openPaise }) => openPaise))),
      ages: ages.map(({ from, until, openPaise }) => ({ from, until, amount: rupeesFromPaise(openPaise) })),
    };
  });
  return { data: data.sort((one, other) => other.total - one.total) };
}
