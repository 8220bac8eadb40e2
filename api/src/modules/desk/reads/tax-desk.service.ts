import type { DeskTaxListAnswer } from "@mandi/shared/contract/desk/tax";
import type { Db } from "../../../platform/database/database";
import { instant } from "../../../platform/wire-figures";
import { listTaxRows } from "../../tax/tax-row.service";

/** Rates and limits of the tax law, with a warning on unconfirmed rows. */
export async function listTaxForDesk(
  db: Db,
  query: { readonly ended?: number },
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskTaxListAnswer> {
  const rows = await listTaxRows(db, viewer.now, query.ended === 1);
  return {
    data: rows.map((row) => ({
      id: row.id,
      key: row.key,
      scope: row.scope,
      value: row.value,
      first_day: row.valid_from,
      last_day: row.valid_to,
      warning: row.confirmed_at === null ? "Nobody has confirmed this" : "",
      confirmed_by: row.confirmed_by,
      source: row.source,
      added_by: row.added_by,
      added_at: row.added_at.toISOString(),
      confirmed_at: instant(row.confirmed_at),
      is_own: row.adder_id === viewer.id ? 1 : 0,
    })),
  };
}
