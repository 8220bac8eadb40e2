import { normaliseMobile } from "@mandi/shared/format/mobile";
import { type RawBuilder, sql } from "kysely";

/**
 * Whether `users u` has the beginning of a phone, a part of a name or company, or the whole GSTIN that is searched. Keys of a
 * GSTIN are read first, so that each condition has its index. What leaves nothing of a phone, such as +91, is the beginning of none.
 */
export function isFoundBy(typed: string): RawBuilder<unknown> {
  if (typed === "") return sql`true`;
  const words = asText(typed);
  const phone = asText(normaliseMobile(typed));
  const gstin = typed.replace(/\s/g, "").toUpperCase();
  return sql`(${phone === "" ? sql`false` : sql`u.phone like ${`${phone}%`}`}
    or u.name ilike ${`%${words}%`} or u.company_name ilike ${`%${words}%`}
    or u.id = any(array(select user_id from profile where gst_number = ${gstin} and gst_number <> '')))`;
}

/** The words of a search are text, not a pattern. */
const asText = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");
