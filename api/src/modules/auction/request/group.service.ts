import type { CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { countForPerson, personLimits } from "../../../platform/limits/person-limits";
import { insertGroup } from "../quotation.store";
import { type Requested, requestQuotation } from "./request.service";

export interface GroupRequest {
  readonly buyerId: number;
  readonly body: CreateQuotationGroupBody;
  readonly at: Date;
}

/**
 * Asks for several products at once. Each becomes a quotation of its own with its own sellers and its own price; the group keeps
 * them together. All of it in the caller's transaction: one line that is refused refuses all.
 *
 * @throws Refusal 422 with the field that is wrong, `goods.2.variation`; 429 beyond the buyer's limit of requests.
 */
export async function requestGroup(tx: Db, { buyerId, body, at }: GroupRequest): Promise<readonly Requested[]> {
  const { goods, needed_by, parts, ...shared } = body;
  if (needed_by !== undefined && needed_by < tradeDay(at)) throw invalidField("needed_by", "This day is over");
  const groupId = await insertGroup(tx, buyerId, at);
  const made: Requested[] = [];
  // The call counts as one request; every further product reaches other people as well.
  for (const [place, { any_brand, ...line }] of goods.entries()) {
    if (place > 0) await countForPerson(tx, personLimits.enquiry, buyerId, at);
    const wishes = { groupId, anyBrand: any_brand === true, neededBy: needed_by ?? null, parts: parts ?? null };
    made.push(await requestLine(tx, place, { buyerId, body: { ...shared, ...line }, at, wishes }));
  }
  return made;
}

/** A field of a line is named with its place, so that the page can say which product it is. */
async function requestLine(tx: Db, place: number, request: Parameters<typeof requestQuotation>[1]): Promise<Requested> {
  try {
    return await requestQuotation(tx, request);
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error;
    const ofLine = Object.entries(error.errors).map(([field, texts]) => [
      field in request.body && !sharedFields.has(field) ? `goods.${place}.${field}` : field,
      texts,
    ]);
    throw new Refusal(error.code, { message: error.message, errors: Object.fromEntries(ofLine) });
  }
}

const sharedFields: ReadonlySet<string> = new Set(["billing_address", "consignee_detail", "purpose", "description"]);
