import type { LoadingAddress, PartyAddress as PartyOnDocument } from "@mandi/shared/contract/trade-document";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartyAddress } from "../address/party-address";
import styles from "./parties.module.css";
import { PartyBlock } from "./party-block";

export interface PartiesProps {
  readonly billing: PartyOnDocument;
  readonly consignee: PartyOnDocument;
  /** Where the goods are loaded; not known before the order (H-64). */
  readonly loading?: LoadingAddress | null;
}

/** Who pays, who receives, and where the goods come from. */
export function Parties({ billing, consignee, loading = null }: PartiesProps) {
  return (
    <Block title={quotations.addresses}>
      <div className={styles.parties}>
        <PartyBlock label={quotations.billing}>
          <PartyAddress party={billing} />
        </PartyBlock>
        <PartyBlock label={quotations.consignee}>
          <PartyAddress party={consignee} />
        </PartyBlock>
        {loading === null ? null : (
          <PartyBlock label={quotations.loadingAddress}>
            <p className={styles.line}>{loadingLine(loading)}</p>
          </PartyBlock>
        )}
      </div>
    </Block>
  );
}

function loadingLine({ address_line_one, address_line_two, city, state, pin_code }: LoadingAddress): string {
  return `${[address_line_one, address_line_two, city, state].filter(Boolean).join(", ")} ${pin_code}`;
}
