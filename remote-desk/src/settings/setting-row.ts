import { type AccountKind, accountKinds } from "@mandi/shared/contract/desk/account";
import { kindWords } from "@mandi/shared/messages/desk";
import { accountWords } from "@mandi/shared/messages/desk-books";

const kinds = new Map(Object.entries(kindWords));
const accounts = new Map<string, AccountKind>(accountKinds.map((kind) => [kind, kind]));

/** The name of a row of a setting that is a table, as the queue or the books say it: `GST paid on purchases, CGST` for `gst_in_cgst`. */
export function rowWords(key: string, row: string): string {
  if (key === "desk_answer_minutes") return kinds.get(row) ?? row;
  if (key !== "tally_ledgers") return row.replaceAll("_", " ");
  const [, base = row, head = ""] = /^(.+)_([csi]gst|utgst)$/.exec(row) ?? [];
  const kind = accounts.get(base);
  if (kind === undefined) return row.replaceAll("_", " ");
  return [accountWords[kind], head.toUpperCase()].filter(Boolean).join(", ");
}
