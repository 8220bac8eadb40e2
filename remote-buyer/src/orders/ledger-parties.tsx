import type { PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { formatPhone } from "@mandi/shared/format/phone";
import { addresses } from "@mandi/shared/messages/buyer";
import { documents, quotations } from "@mandi/shared/messages/buyer-trade";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { addressLine } from "../address/party-address";
import { useIssuer } from "../documents/use-issuer";

/** Between whom the ledger runs, with their GSTIN: an accountant files the paper by them. */
export function LedgerParties({ buyer }: { readonly buyer: PartyOnDocument }) {
  const issuer = useIssuer();
  const { company_name, gst, phone } = buyer;
  const lines = [company_name, addressLine(buyer), formatPhone(phone), gst && addresses.gstin(gst)];
  return (
    <Block title={quotations.addresses}>
      <DefinitionList
        items={[
          { term: quotations.billing, value: joined(lines) },
          ...(issuer === null
            ? []
            : [
                {
                  term: documents.issuer,
                  value: joined([issuer.name, issuer.address, issuer.gstin && documents.gstin(issuer.gstin)]),
                },
              ]),
        ]}
      />
    </Block>
  );
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}
