import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatPaise } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { quotation as words } from "@mandi/shared/messages/seller-trade";
import type { Paise } from "@mandi/shared/money/paise";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { distanceSentence } from "./far-price";
import styles from "./far-price-dialog.module.css";
import { MarketHelper } from "./market-helper";

export interface FarPriceDialogProps {
  /** The price in question. */
  readonly asked: Paise;
  readonly market: SellerQuotation["market"];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a price far from the listed one becomes an offer: in figure and words, beside what it is far from. */
export function FarPriceDialog({ asked, market, isBusy, onConfirm, onClose }: FarPriceDialogProps) {
  const price = formatPaise(asked);
  return (
    <ConfirmDialog
      isOpen
      title={words.farTitle(price)}
      confirmText={words.farConfirm(price)}
      busyText={words.sending}
      cancelText={words.farCorrect}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.text}>
        <p>
          <b>{rupeesInWords(asked / 100)}.</b> {distanceSentence(asked, market)}
        </p>
        <MarketHelper market={market} typedPaise={asked} />
        <p>{words.farBinds}</p>
      </div>
    </ConfirmDialog>
  );
}
