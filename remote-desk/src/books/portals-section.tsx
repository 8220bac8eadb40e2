import { deskEwayBillsPath } from "@mandi/shared/contract/page-paths";
import { portals } from "@mandi/shared/messages/desk-portals";
import { ewayBillStates, registrationStates, wordOf } from "@mandi/shared/messages/desk-states";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { LedTo } from "@mandi/shared/ui/layout/led-to";
import { Block } from "@mandi/shared/ui/layout/section";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import styles from "./books.module.css";
import { EInvoices } from "./e-invoices";
import { EwayBills } from "./eway-bills";
import type { SectionProps } from "./section-props";
import { useEInvoices, useEwayBills } from "./use-books";

/** Our documents and vehicles at the tax portals, with their acts. */
export function PortalsSection({ address }: SectionProps) {
  const invoiceState = Object.keys(registrationStates).find((one) => one === address.filter("invoices")) ?? "";
  const billState = Object.keys(ewayBillStates).find((one) => one === address.filter("bills")) ?? "";
  const invoices = useEInvoices(invoiceState, address.page);
  const bills = useEwayBills(billState);
  return (
    <>
      <Block title={portals.invoices}>
        <States
          label={`${portals.invoices}: ${portals.state}`}
          words={registrationStates}
          chosen={invoiceState}
          onChoose={(state) => address.choose({ invoices: state, bills: billState })}
        />
        <PartPlace label={portals.invoices} state={invoices}>
          {({ data }) => (
            <>
              <EInvoices
                rows={data}
                emptyText={portals.noInvoices(invoiceState && wordOf(registrationStates, invoiceState))}
                onChanged={() => void invoices.refetch()}
              />
              <ListPages address={address} rows={data.length} />
            </>
          )}
        </PartPlace>
      </Block>
      <Block title={portals.bills}>
        <LedTo path={deskEwayBillsPath} isReady={invoices.kind !== "loading" && bills.kind !== "loading"}>
          <States
            label={`${portals.bills}: ${portals.state}`}
            words={ewayBillStates}
            chosen={billState}
            onChoose={(state) => address.choose({ invoices: invoiceState, bills: state })}
          />
          <PartPlace label={portals.bills} state={bills}>
            {({ data }) => (
              <EwayBills
                rows={data}
                emptyText={portals.noBills(billState && wordOf(ewayBillStates, billState))}
                onChanged={() => void bills.refetch()}
              />
            )}
          </PartPlace>
        </LedTo>
      </Block>
    </>
  );
}

interface StatesProps {
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (state: string) => void;
}

function States({ label, words, chosen, onChoose }: StatesProps) {
  return (
    <div className={styles.filters} data-print="hide">
      <ChipGroup label={label} isScrolling>
        {["", ...Object.keys(words)].map((state) => (
          <Chip key={state} isChosen={state === chosen} onToggle={() => onChoose(state)}>
            {state === "" ? portals.all : wordOf(words, state)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
