import { priceTerms } from "@mandi/shared/contract/desk/quotation";
import { callApi, RefusedError } from "./client";
import type { DeskSession } from "./session-file";

interface MarkingAct {
  readonly name: string;
  /** `/desk/quotation/12/mark` */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const isMarking = (name: string): boolean => name === "quotation mark" || name === "quotation remark";

/** Warnings before an act is done: about the quotation as it is now, and about the chosen offer and bid. */
export async function warningsBefore(session: DeskSession, { name, path, fields }: MarkingAct): Promise<string[]> {
  if (!isMarking(name)) return [];
  const shown = path.slice(0, path.lastIndexOf("/"));
  const { body } = await callApi(session.url, { method: "GET", path: shown, session });
  const quotation = recordOf(body["data"]);
  const offers = listOf(quotation["offer_list"]).map(recordOf);
  const chosen = offers.find((offer) => isNamed(fields["seller_id"], offer["seller_id"], offer["seller_phone"]));
  const bids = listOf(quotation["bid_list"]).map(recordOf);
  const freight = bids.find((bid) =>
    isNamed(fields["transporter_id"], bid["transporter_id"], bid["transporter_phone"]),
  );
  return [...listOf(quotation["warnings"]), chosen?.["note"] ?? "", freight?.["note"] ?? ""]
    .map(String)
    .filter(Boolean);
}

/** Statuses that mean that there is nothing to price. */
const unpriced: readonly number[] = [404, 422];

/**
 * The landed price per MT before GST of a marking as entered; it is sent along, so that the marking is refused if the price has moved.
 * Undefined for other acts, where the price is given, and for what cannot be priced, which the act itself refuses. Any other
 * failure to read the price ends the command: nobody marks at a price that they have not seen.
 * @throws RefusedError, UnreachableError
 */
export async function priceBefore(
  session: DeskSession,
  { name, path, fields }: MarkingAct,
): Promise<number | undefined> {
  if (!isMarking(name) || fields["expected_landed"] !== undefined) return undefined;
  const terms = Object.entries(fields).filter(([field]) => priceTerms.includes(field));
  const call = { method: "GET", path: `${path.slice(0, path.lastIndexOf("/"))}/price`, session } as const;
  try {
    const { body } = await callApi(session.url, { ...call, query: Object.fromEntries(terms) });
    const landed = recordOf(body["data"])["landed_per_mt"];
    return typeof landed === "number" ? landed : undefined;
  } catch (error) {
    if (error instanceof RefusedError && unpriced.includes(error.status)) return undefined;
    throw error;
  }
}

/** People are named by id or by phone. */
const isNamed = (named: unknown, id: unknown, phone: unknown): boolean => named === id || named === phone;

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
