import type { PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { documents, quotations } from "@mandi/shared/messages/buyer-trade";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartyAddress } from "../address/party-address";
import styles from "../documents/parties.module.css";
import { PartyBlock } from "../documents/party-block";
import { type Issuer, useIssuer } from "../documents/use-issuer";

/** Between whom the ledger runs, with their GSTIN: an accountant files the paper by them. */
export function LedgerParties({ buyer }: { readonly buyer: PartyOnDocument }) {
  const issuer = useIssuer();
  return (
    <Block title={quotations.addresses}>
      <div className={styles.parties}>
        <PartyBlock label={quotations.billing}>
          <PartyAddress party={buyer} />
        </PartyBlock>
        {issuer === null ? null : (
          <PartyBlock label={documents.issuer}>
            <IssuerAddress issuer={issuer} />
          </PartyBlock>
        )}
      </div>
    </Block>
  );
}

function IssuerAddress({ issuer: { name, address, gstin } }: { readonly issuer: Issuer }) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.line}>{address}</p>
      {gstin === "" ? null : <p className={styles.line}>{documents.gstin(gstin)}</p>}
    </>
  );
}
