import { notify } from "@mandi/shared/browser/notify";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import { HttpFailure } from "@mandi/shared/http";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readProduct } from "../product/product.api";
import { requestOfSelection } from "../product/request-of-selection";
import type { SameAddresses } from "../rfq/rfq-form";
import { handOver } from "../rfq/rfq-request";
import { readOffers } from "./offer.api";
import { sameOffer, sameSelection, type Trade } from "./request-of-trade";

/** Asks for the same once more, as a new request at today's prices (docs/domain.md#quotation). */
export function useAskAgain(trade: Trade) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function askAgain(): Promise<void> {
    const running = new AbortController();
    const { signal } = running;
    leaving.current = running;
    setIsBusy(true);
    try {
      const offer = sameOffer(await readOffers(trade.commodity_product.id, signal), trade);
      const product = offer && (await readProduct(String(offer.id), signal)).products_data;
      const selection = product && sameSelection(product, trade);
      if (signal.aborted) return;
      if (product && selection && selection.sizes.length > 0) {
        const addresses = { billing: trade.billing_address.id, consignee: trade.consignee_detail.id };
        void navigate(createRfqPath, {
          state: handOver({ ...requestOfSelection(product, selection), addresses } satisfies SameAddresses),
        });
      } else notify.error(quotations.notOffered);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (error.kind !== "aborted") notify.error(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return { askAgain, isBusy };
}
