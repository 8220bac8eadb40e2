import type { LoadingAddress, PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { addressLines } from "@mandi/shared/format/address-lines";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { PartyBlock, PartyBlocks, PartyWords } from "@mandi/shared/ui/paper/party-blocks";
import { PartyAddress } from "../address/party-address";

export interface PartiesProps {
  readonly billing: PartyOnDocument;
  readonly consignee: PartyOnDocument;
  /** Where the goods are loaded; not known before the order (docs/domain.md#who-sees-what). */
  readonly loading?: LoadingAddress | null;
}

/** Billed party, consignee, and the loading address. */
export function Parties({ billing, consignee, loading = null }: PartiesProps) {
  return (
    <PartyBlocks>
      <PartyBlock label={quotations.billing}>
        <PartyAddress party={billing} />
      </PartyBlock>
      <PartyBlock label={quotations.consignee}>
        <PartyAddress party={consignee} />
      </PartyBlock>
      {loading === null ? null : (
        <PartyBlock label={quotations.loadingAddress}>
          <PartyWords lines={[addressLines(loading, loading.pin_code).join(", ")]} />
        </PartyBlock>
      )}
    </PartyBlocks>
  );
}
