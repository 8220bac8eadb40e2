import { type OwnTradeSheet, type SheetKind, sheetHours } from "@mandi/shared/contract/trade-sheet";
import { sizeWithThickness } from "@mandi/shared/format/size-with-thickness";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { useDelivery } from "@mandi/shared/session";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import styles from "./sheets.module.css";
import { useMaking } from "./use-making";

export interface SheetOptionsProps {
  readonly kind: SheetKind;
  /** Of the listing or the quotation. */
  readonly id: number;
  /** What a sheet is, and whose name is on it. */
  readonly intro: string;
  readonly onMade: (sheet: OwnTradeSheet) => void;
}

const hourChoices = sheetHours.map((hours) => ({ value: String(hours), label: tradeSheet.hours[`${hours}`] }));

/** The content of an offer's sheet and how long its link works; for a quotation the price decides both. */
export function SheetOptions({ kind, id, intro, onMade }: SheetOptionsProps) {
  const delivery = useDelivery();
  const [hasFreight, setHasFreight] = useState(true);
  const [hours, setHours] = useState("24");
  const [params] = useSearchParams();
  const [size = "", thickness, grade] = ["size", "thickness", "grade"].map((name) => params.get(name) ?? "");
  const named = [sizeWithThickness(size, thickness), grade].filter(Boolean).join(", ");
  const { make, saving } = useMaking(onMade);

  function handleMake(): void {
    const pincode = hasFreight ? delivery?.pincode : undefined;
    const chosen = sheetHours.find((count) => String(count) === hours);
    const goods = { ...(size && { size }), ...(thickness && { thickness }), ...(grade && { grade }) };
    const options = kind === "offer" ? { ...(pincode && { pincode }), ...(chosen && { hours: chosen }), ...goods } : {};
    void make({ kind, id, ...options });
  }

  return (
    <Block title={tradeSheet.options}>
      <div className={styles.options}>
        <p>{intro}</p>
        {kind === "quotation" ? (
          <p>{tradeSheet.quotationTerms}</p>
        ) : (
          <>
            {delivery === null ? (
              <p>{tradeSheet.noPlace}</p>
            ) : (
              <ChipGroup label={tradeSheet.options}>
                <Chip isChosen={hasFreight} onToggle={() => setHasFreight(!hasFreight)}>
                  {tradeSheet.freight(`${delivery.city} ${delivery.pincode}`.trim())}
                </Chip>
              </ChipGroup>
            )}
            {named === "" ? null : <p>{tradeSheet.pricesFor(named)}</p>}
            <div className={styles.choice}>
              <span>{tradeSheet.validFor}</span>
              <Segmented label={tradeSheet.validFor} choices={hourChoices} value={hours} onValue={setHours} size="m" />
            </div>
          </>
        )}
        <RefusalNote text={saving.refusal} />
        <SubmitButton saving={saving} busyText={tradeSheet.making} isFull="onPhone" onClick={handleMake}>
          {tradeSheet.make}
        </SubmitButton>
      </div>
    </Block>
  );
}
