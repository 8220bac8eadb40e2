import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { partyRegistration } from "@mandi/shared/messages/party-registration";

/** A party as a document prints it. */
export function partyLines(party: InvoiceParty): readonly string[] {
  return [party.name, party.address, ...partyRegistration(party)];
}
