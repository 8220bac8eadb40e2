import type { PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { documents } from "@mandi/shared/messages/papers";
import { PartyBlock, PartyBlocks, PartyWords } from "@mandi/shared/ui/paper/party-blocks";
import { PartyAddress } from "../address/party-address";
import { useIssuer } from "../documents/use-issuer";

/** Between whom the ledger runs, with their GSTIN: an accountant files the paper by them. */
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
