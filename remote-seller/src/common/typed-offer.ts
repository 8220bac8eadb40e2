import { sessionStore } from "@mandi/shared/session";

/** What a seller has typed into the offer for a quotation; null where they have typed nothing. */
export interface TypedOffer {
  readonly price: string | null;
  readonly message: string | null;
}

/**
 * The state of a history entry that keeps it while the seller corrects their stock: for this person only, since the next one
 * at the same tab has the same history.
 */
export function typedOfferState(quotationId: string, { price, message }: TypedOffer) {
  return { typedOffer: { quotationId, owner: owner(), price, message } };
}

/** What the state of an entry keeps of the offer for this quotation. */
export function readTypedOffer(state: unknown, quotationId: string): TypedOffer | null {
  if (!isObject(state) || !("typedOffer" in state) || !isObject(state.typedOffer)) return null;
  const kept: Record<string, unknown> = { ...state.typedOffer };
  if (kept["quotationId"] !== quotationId || kept["owner"] !== owner()) return null;
  return { price: textOf(kept["price"]), message: textOf(kept["message"]) };
}

const owner = (): string | null => sessionStore.getState().user?.phone ?? null;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
