import { sharePage } from "@mandi/shared/browser/share-page";
import { askTogetherPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { compare } from "@mandi/shared/messages/public-products";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { askedOffers, comparedGrade, comparedSize } from "./asked-offers";
import styles from "./compare.module.css";
import { isWantedQuantity } from "./wanted-quantity";

interface CompareActionsProps {
  readonly offers: readonly OfferItem[];
  readonly tonnes: number;
}

/** Requests quotes for all of them; shares and prints the comparison. */
export function CompareActions({ offers, tonnes }: CompareActionsProps) {
  return (
    <>
      <Button icon={Share2} onClick={() => void sharePage(document.title, compare)}>
        {compare.share}
      </Button>
      <Button icon={Printer} onClick={() => window.print()}>
        {compare.print}
      </Button>
      {offers.length === 0 ? null : (
        <span className={styles.askWide}>
          <AskTogether offers={offers} tonnes={tonnes} />
        </span>
      )}
    </>
  );
}

/** On a phone the same button stays in reach of the thumb. */
export function CompareBar({ offers, tonnes }: CompareActionsProps) {
  return (
    <BottomBar
      caption={compare.each(tonnes, comparedSize(offers))}
      figure={compare.compared(offers.length)}
      action={<AskTogether offers={offers} tonnes={tonnes} />}
    />
  );
}

function AskTogether({ offers, tonnes }: CompareActionsProps) {
  const asked = askedOffers(offers);
  const ids = asked.map(({ id }) => id).join("|");
  const wanted = { size: comparedSize(offers), grade: comparedGrade(offers), mt: String(tonnes) };
  return (
    <ButtonLink to={askTogetherPath(ids, wanted)} variant="primary">
      {asked.length < offers.length ? compare.askFewer(asked.length) : compare.ask(asked.length)}
    </ButtonLink>
  );
}

interface QuantityProps {
  readonly tonnes: number;
  readonly onChange: (wanted: string) => void;
}

/** The quantity of each; the totals follow while it is typed. */
export function WantedQuantity({ tonnes, onChange }: QuantityProps) {
  const [text, setText] = useState(String(tonnes));
  return (
    <NumberField
      label={compare.quantity}
      className={styles.quantity}
      maxLength={5}
      value={text}
      error={isWantedQuantity(text) ? undefined : compare.quantityProblem}
      onValue={(typed) => {
        setText(typed);
        onChange(typed);
      }}
    />
  );
}
