import { settingFacts } from "@mandi/shared/contract/desk/setting";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatGrouped, formatRupees } from "@mandi/shared/format/rupees";

const asText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
const asRupees = (value: unknown): string => formatRupees(Number(value), { decimals: 2 });
const asList = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join(", ") : asText(value));
const asFigure = (value: unknown): string => (typeof value === "number" ? formatGrouped(value, "auto") : asList(value));

/** What a second person has to read of a request, by its fields; the reason, the amount and what was read stand elsewhere. */
const fields: Readonly<Record<string, { readonly label: string; readonly words?: (value: unknown) => string }>> = {
  key: { label: "Setting", words: (key) => settingFacts[asText(key)]?.meaning ?? asText(key) },
  row: { label: "Row" },
  value: { label: "New value", words: asFigure },
  role: { label: "Role" },
  roles: { label: "Roles", words: asList },
  phone: { label: "New phone", words: (phone) => formatPhone(asText(phone)) },
  refund: { label: "Refunded to the buyer", words: asRupees },
  to: { label: "Paid to the" },
  from: { label: "Paid by the" },
  limit: { label: "New credit limit", words: asRupees },
  reference: { label: "Bank reference" },
  invoice: { label: "Invoice" },
  bill: { label: "Bill" },
  note: { label: "Credit note" },
  kind: { label: "Note", words: (kind) => `${asText(kind)} note` },
  number: { label: "Number of the note" },
  date: { label: "Date", words: (day) => formatDay(asText(day)) },
  cause: { label: "About" },
  size: { label: "Size" },
  quantity: { label: "Quantity, MT" },
  rate: { label: "Rate per MT", words: asRupees },
  total: { label: "Total", words: asRupees },
  consent: { label: "How the buyer agreed" },
};

/** A request as it was stored, in lines for the second person; null where it is an act alone. */
export function askedInWords(body: object): string | null {
  const lines = Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || value === null || value === "") return [];
    return [`${field.label}: ${(field.words ?? asText)(value)}`];
  });
  return lines.length === 0 ? null : lines.join("\n");
}
