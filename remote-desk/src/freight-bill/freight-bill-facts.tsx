import { formatDay } from "@mandi/shared/format/dates";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { freightBill as words } from "@mandi/shared/messages/desk-freight";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import { type Fact, FactTable } from "../common/fact-table";
import type { FreightBill } from "./freight-bill.api";

/** The bill next to the agreed rate, the weighbridge and the receipt, and what it comes to. */
export function FreightBillFacts({ bill }: { readonly bill: FreightBill }) {
  return (
    <>
      {bill.dispute === null ? null : (
        <Note tone="warn">
          {words.dispute}: {bill.dispute}
        </Note>
      )}
      <Block title={words.compare}>
        <FactTable label={words.compare} heads={words.heads} facts={factsOf(bill)} />
      </Block>
      <Block title={words.amounts}>
        <DefinitionList
          items={[
            { term: words.freight, value: exact(bill.freight) },
            { term: words.detention, value: exact(bill.detention) },
            { term: words.gst(bill.tax), value: exact(bill.gst) },
            { term: words.gstin, value: bill.gstin ?? words.noGstin },
            { term: words.total, value: exact(bill.total), isTotal: true },
          ]}
        />
      </Block>
    </>
  );
}

function factsOf(bill: FreightBill): readonly Fact[] {
  const { agreed_rate: agreed, loaded, vehicle_receipt: receipt, delivered_at: delivered } = bill;
  return [
    compare(words.rate, { bill: bill.rate, ours: agreed }, exact),
    compare(words.net, { bill: bill.net, ours: loaded }, formatWeighedTonnes),
    { fact: words.gross, claim: formatWeighedTonnes(bill.gross), ours: "", check: "" },
    compare(words.receipt, { bill: bill.receipt, ours: receipt }, (number) => number),
    {
      fact: words.date,
      claim: formatDay(bill.date),
      ours: delivered === null ? words.notDelivered : words.delivered(formatDay(delivered)),
      check: "",
    },
  ];
}

function compare<Value>(
  fact: string,
  { bill, ours }: { readonly bill: Value; readonly ours: Value | null },
  format: (value: Value) => string,
): Fact {
  if (ours === null) return { fact, claim: format(bill), ours: words.unknown, check: "" };
  return { fact, claim: format(bill), ours: format(ours), check: bill === ours ? words.agrees : words.differs };
}
