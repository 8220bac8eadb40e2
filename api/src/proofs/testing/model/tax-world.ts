import { declareFreightTax } from "../../../modules/freight-bills/freight-tax.service";
import { setGstin, setPlatform } from "../../../modules/freight-bills/testing/carried-vehicle";
import { storeSetting } from "../../../modules/site/settings";
import { storeSiteText } from "../../../modules/site/site.service";
import { annualTurnover } from "../../../modules/tax-portal/turnover";
import { lastTurnover } from "../../../modules/tds/tds-settings";
import { entry, type RfqMarket } from "../../../testing/rfq-world";
import type { TestApi } from "../../../testing/test-api";

/**
 * A company that deducts income tax, from people with a PAN of each kind, and registers its invoices. The first carrier leaves the
 * GST on freight to it, the second one charges their own.
 */
export async function setTaxes(api: TestApi, { sellers, transporters }: RfqMarket): Promise<void> {
  await setPlatform(api);
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  await storeSetting(api.db, annualTurnover, 110_000_000);
  const pans = ["AABCS1001K", "AABFS1002K", "AABFT1003K", "AABPT1004K"];
  const rows = [...sellers, ...transporters].map(({ id }, index) => ({
    user_id: id,
    pan_number: pans[index] ?? "",
    company_address: "Siltara",
    updated_at: api.clock.now(),
  }));
  await api.db.insertInto("profile").values(rows).execute();
  const { id: userId } = entry(transporters, 1);
  await setGstin(api, userId, "27AABPT1004K1ZW");
  await declareFreightTax(api.db, { userId, tax: "forward with credit", at: api.clock.now() });
}
