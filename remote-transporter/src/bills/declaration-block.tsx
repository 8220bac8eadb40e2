import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import {
  type FreightBillListAnswer,
  type FreightTax,
  freightTaxes,
} from "@mandi/shared/contract/transporter/freight-bill";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { page } from "@mandi/shared/messages/transporter";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import styles from "./bills.module.css";
import { declaration } from "./use-bill-writes";

export interface DeclarationBlockProps {
  readonly declaration: FreightBillListAnswer["declaration"];
  readonly onRefresh: () => void;
}

const choices = freightTaxes.map((tax) => ({ value: tax, label: bills.taxes[tax] }));

/** Who pays the GST on the transporter's freight this year; it can be chosen until the first bill of the year. */
export function DeclarationBlock({ declaration, onRefresh }: DeclarationBlockProps) {
  const { year, tax, can_change, gst } = declaration;
  const [chosen, setChosen] = useState<FreightTax>(tax);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Block title={bills.declaration(year)} heading="h2" isThin>
      <p>{gst === undefined ? bills.taxes[tax] : bills.declared(bills.taxes[tax], gst)}</p>
      {can_change ? (
        <div className={styles.declare}>
          <Select
            label={bills.choose}
            choices={choices}
            value={chosen}
            onChange={(event) => setChosen(freightTaxes.find((one) => one === event.target.value) ?? tax)}
          />
          <Button disabled={chosen === tax} onClick={() => setIsAsking(true)}>
            {bills.declare}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{bills.fixed}</p>
      )}
      {isAsking ? (
        <DeclareDialog tax={chosen} year={year} onRefresh={onRefresh} onClose={() => setIsAsking(false)} />
      ) : null}
    </Block>
  );
}

interface DeclareDialogProps {
  readonly tax: FreightTax;
  readonly year: string;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

function DeclareDialog({ tax, year, onRefresh, onClose }: DeclareDialogProps) {
  return (
    <ConfirmSubmit
      title={bills.declareTitle(year)}
      confirmText={bills.declare}
      busyText={page.saving}
      cancelText={page.cancel}
      noticeMs={shortNoticeDurationMs}
      send={declaration(tax)}
      onRefresh={onRefresh}
      onLeave={onClose}
      onClose={onClose}
    >
      {bills.declareText(bills.taxes[tax], year)}
    </ConfirmSubmit>
  );
}
