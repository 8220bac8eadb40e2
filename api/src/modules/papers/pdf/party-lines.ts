import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { documents } from "@mandi/shared/messages/papers";

/** A party as a document prints it. */
export function partyLines({ name, address, gst_number, state }: InvoiceParty): readonly string[] {
  return [name, address, gst_number && documents.gstin(gst_number), state];
}
