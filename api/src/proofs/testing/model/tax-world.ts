import { daysAfter } from "@mandi/shared/format/days";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { marketSettings } from "../../../modules/auction/market-rules";
import { declareFreightTax } from "../../../modules/freight-bills/freight-tax.service";
import { setGstin, setPlatform } from "../../../modules/freight-bills/testing/carried-vehicle";
import { enterPayeeCertificate } from "../../../modules/lower-deduction/payee-certificate.service";
import { storeSetting } from "../../../modules/site/settings";
import { storeSiteText } from "../../../modules/site/site.service";
import { annualTurnover } from "../../../modules/tax-portal/turnover";
import { readDeductedPerson } from "../../../modules/tds/deducted-person";
import { findTerms } from "../../../modules/tds/tds.service";
import { lastTurnover } from "../../../modules/tds/tds-settings";
import type { PersonContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { inTransaction } from "../../../platform/database/transaction";
import { entry, type RfqMarket } from "../../../testing/rfq-world";
import type { TestApi } from "../../../testing/test-api";

/**
 * A company that deducts income tax, from people with a PAN of each kind, and registers its invoices. The first carrier leaves the
 * GST on freight to it, the second one charges their own.
 */
export async function setTaxes(api: TestApi, { sellers, transporters, staff }: RfqMarket): Promise<void> {
  await setPlatform(api);
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  await storeSetting(api.db, annualTurnover, 110_000_000);
  // The clock of a run passes months, and its prices stay as they were listed.
  await storeSetting(api.db, marketSettings.freshPriceDays, 3_650);
  const pans = ["AABCS1001K", "AABFS1002K", "AABFT1003K", "AABPT1004K"];
  const rows = [...sellers, ...transporters].map(({ id }, index) => ({
    user_id: id,
    pan_number: pans[index] ?? "",
    company_address: "Siltara",
    updated_at: api.clock.now(),
  }));
  await api.db.insertInto("profile").values(rows).execute();
  // One seller within the state of the platform, the other one outside.
  await setGstin(api, entry(sellers, 0).id, "27AABCS1001K1ZR");
  await setGstin(api, entry(sellers, 1).id, "22AABFS1002K1ZU");
  const { id: userId } = entry(transporters, 1);
  await setGstin(api, userId, "27AABPT1004K1ZW");
  await declareFreightTax(api.db, { userId, tax: "forward with credit", at: api.clock.now() });
  // Their first taxed bills use these certificates up.
  for (const { id: userId, type } of [...sellers, ...transporters]) {
    const certificate = { userId, type, ceiling: type === "seller" ? 1_000_000 : 40_000, isNil: false };
    await inTransaction(api.db, (tx) => enterLower(tx, certificate, { at: api.clock.now(), actorId: staff.id }));
  }
}

interface Lower {
  readonly userId: number;
  readonly type: string;
  /** In rupees. */
  readonly ceiling: number;
  /** Nothing is deducted; otherwise half of the law's rate. */
  readonly isNil: boolean;
}

/** Enters a payee's certificate of lower deduction for a year. */
export async function enterLower(
  tx: Db,
  { userId, type, ceiling, isNil }: Lower,
  context: PersonContext,
): Promise<void> {
  const firstDay = tradeDay(context.at);
  const person = await readDeductedPerson(tx, userId);
  const kind = type === "seller" ? "goods" : "freight";
  const terms = await findTerms(tx, { kind, person, day: firstDay });
  if (terms === undefined) throw new Error(`The law has no row for ${kind} on ${firstDay}`);
  const of = { pan: person.person, code: terms.code, number: `C${userId}`, ceilingPaise: paiseFromRupees(ceiling) };
  const rate = basisPoints(isNil ? 0 : terms.rate.bp / 2);
  await enterPayeeCertificate(tx, userId, { ...of, rate, firstDay, lastDay: daysAfter(firstDay, 365) }, context);
}
