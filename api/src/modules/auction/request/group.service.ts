import type { CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import type { DeliveryPart } from "@mandi/shared/contract/trade-document";
import { partProblem } from "@mandi/shared/format/part-problem";
import { kilogramsFromTonnes, sumTonnes } from "@mandi/shared/money/kilograms";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { countForPerson, personLimits } from "../../../platform/limits/person-limits";
import { insertGroup } from "../quotation.store";
import type { StoredPart } from "../quotation.tables";
import { type Requested, requestQuotation } from "./request.service";

export interface GroupRequest {
  readonly buyerId: number;
  readonly body: CreateQuotationGroupBody;
  readonly at: Date;
}

/**
 * Asks for several products at once. Each becomes its own quotation with its own sellers and its own price; the group keeps
 * them together. All of it in the caller's transaction: one line that is refused refuses all.
 *
 * @throws Refusal 422 with the field that is wrong, `goods.2.variation`; 429 beyond the buyer's limit of requests.
 */
export async function requestGroup(tx: Db, { buyerId, body, at }: GroupRequest): Promise<readonly Requested[]> {
  const { goods, needed_by, parts, ...shared } = body;
  if (needed_by !== undefined && needed_by < tradeDay(at)) throw invalidField("needed_by", "This day has passed");
  const groupId = await insertGroup(tx, buyerId, at);
  const made: Requested[] = [];
  // The call itself counts as one request; every further product counts too, because it reaches other people.
  for (const [place, { any_brand, any_city, delivery_parts, ...line }] of goods.entries()) {
    if (place > 0) await countForPerson(tx, personLimits.enquiry, buyerId, at);
    const neededBy = needed_by ?? null;
    const deliveryParts = delivery_parts ? checkedParts(delivery_parts, { place, line, neededBy, at }) : null;
    const wishes = {
      groupId,
      anyBrand: any_brand === true,
      anyCity: any_city === true,
      neededBy,
      parts: deliveryParts ? countOfParts(deliveryParts) : (parts ?? null),
      deliveryParts,
    };
    made.push(await requestLine(tx, place, { buyerId, body: { ...shared, ...line }, at, wishes }));
  }
  return made;
}

interface WishedLine {
  readonly place: number;
  readonly line: Pick<CreateQuotationGroupBody["goods"][number], "variation">;
  readonly neededBy: string | null;
  readonly at: Date;
}

/** The parts as they are stored. @throws Refusal 422 with what is wrong with them, `goods.2.delivery_parts` */
function checkedParts(parts: readonly DeliveryPart[], { place, line, neededBy, at }: WishedLine): StoredPart[] {
  const quantity = sumTonnes(line.variation.map((size) => size.quantity));
  const problem = partProblem(parts, { quantity, today: tradeDay(at), neededBy });
  if (problem) throw invalidField(`goods.${place}.delivery_parts`, problem.text);
  return parts.map(({ day, quantity: tonnes }) => ({ day, kg: kilogramsFromTonnes(tonnes) }));
}

/** A single part is not a delivery in parts: it is only a day. */
const countOfParts = ({ length }: readonly StoredPart[]): number | null => (length > 1 ? length : null);

/** A field of a line is named with its index, so that the page can say which product it belongs to. */
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
