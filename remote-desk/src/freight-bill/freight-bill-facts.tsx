import { formatDay } from "@mandi/shared/format/dates";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { freightBill } from "@mandi/shared/messages/desk-freight";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import { type Fact, FactTable } from "../common/fact-table";
import type { FreightBill } from "./freight-bill.api";

/** The bill next to the agreed rate, the weighbridge and the receipt, with its total. */
export function FreightBillFacts({ bill }: { readonly bill: FreightBill }) {
  return (
    <>
      {bill.dispute === null ? null : (
        <Note tone="warn">
          {freightBill.dispute}: {bill.dispute}
        </Note>
      )}
      <Block title={freightBill.compare}>
        <FactTable label={freightBill.compare} heads={freightBill.heads} facts={factsOf(bill)} />
      </Block>
      <Block title={freightBill.amounts}>
        <DefinitionList
          items={[
            { term: freightBill.freight, value: exact(bill.freight) },
            { term: freightBill.detention, value: exact(bill.detention) },
            { term: freightBill.gst(bill.tax), value: exact(bill.gst) },
            { term: freightBill.gstin, value: bill.gstin ?? freightBill.noGstin },
            { term: freightBill.total, value: exact(bill.total), isTotal: true },
          ]}
        />
        <Note tone="info">{freightBill.totalText}</Note>
      </Block>
    </>
  );
}

function factsOf(bill: FreightBill): readonly Fact[] {
  const { agreed_rate: agreed, loaded, vehicle_receipt: receipt, delivered_at: delivered } = bill;
  return [
    compare(freightBill.rate, { bill: bill.rate, ours: agreed }, exact),
    compare(freightBill.net, { bill: bill.net, ours: loaded }, formatWeighedTonnes),
    { fact: freightBill.gross, claim: formatWeighedTonnes(bill.gross), ours: "", check: null },
    compare(freightBill.receipt, { bill: bill.receipt, ours: receipt }, (number) => number),
    {
      fact: freightBill.date,
      claim: formatDay(bill.date),
      ours: delivered === null ? freightBill.notDelivered : freightBill.delivered(formatDay(delivered)),
      check: null,
    },
  ];
}

function compare<Value>(
  fact: string,
  { bill, ours }: { readonly bill: Value; readonly ours: Value | null },
  format: (value: Value) => string,
): Fact {
  if (ours === null) return { fact, claim: format(bill), ours: freightBill.unknown, check: null };
  const agrees = bill === ours;
  const words = agrees ? freightBill.agrees : freightBill.differs;
  return { fact, claim: format(bill), ours: format(ours), check: { words, agrees } };
}
