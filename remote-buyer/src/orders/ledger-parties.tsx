import type { PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { documents } from "@mandi/shared/messages/papers";
import { PartyBlock, PartyBlocks, PartyWords } from "@mandi/shared/ui/paper/party-blocks";
import { PartyAddress } from "../address/party-address";
import { useIssuer } from "../documents/use-issuer";

/** The parties of the ledger with their GSTIN, by which an accountant files the document. */
export function LedgerParties({ buyer }: { readonly buyer: PartyOnDocument }) {
  const issuer = useIssuer();
  return (
    <PartyBlocks>
      <PartyBlock label={quotations.billing}>
        <PartyAddress party={buyer} />
      </PartyBlock>
      {issuer === null ? null : (
        <PartyBlock label={documents.issuer}>
          <PartyWords name={issuer.name} lines={[issuer.address, issuer.gstin && documents.gstin(issuer.gstin)]} />
        </PartyBlock>
      )}
    </PartyBlocks>
  );
}
