import { formatMonth } from "@mandi/shared/format/month";
import { reverseCharge, tds } from "@mandi/shared/messages/desk-books";
import { unbilledFreight } from "@mandi/shared/messages/desk-unbilled-freight";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartPlace } from "../common/part-place";
import { LateReverseCharge } from "./late-reverse-charge";
import { LateTdsGiven } from "./late-tds-given";
import { LateUnbilledFreight } from "./late-unbilled-freight";
import type { SectionProps } from "./section-props";
import { TdsAdvices } from "./tds-advices";
import { TdsBills } from "./tds-bills";
import { TdsMonths } from "./tds-months";
import { TdsQuarter } from "./tds-quarter";
import { TdsQuarters } from "./tds-quarters";
import { TdsReceived } from "./tds-received";
import { useTdsAdvices, useTdsBills, useTdsGiven, useTdsMonths, useTdsQuarters, useTdsReceived } from "./use-books";

/**
 * Tax deducted at source both ways: by us, with what is still to be paid, and by buyers, with what certificates show.
 */
export function TdsSection({ address }: SectionProps) {
  const month = address.filter("month");
  const months = useTdsMonths();
  const bills = useTdsBills(month, address.page);
  const quarter = address.filter("quarter");
  const quarters = useTdsQuarters();
  const received = useTdsReceived();
  const advices = useTdsAdvices();
  const { refetch: refetchGiven } = useTdsGiven(address.pagesOf("given").page);

  /** A challan also pays what the quarters and the certificates of the same page show. */
  function handlePaid(): void {
    for (const refetch of [months.refetch, quarters.refetch, refetchGiven]) void refetch();
  }

  return (
    <>
      <Block title={tds.months}>
        <PartPlace label={tds.months} state={months}>
          {({ data }) => <TdsMonths rows={data} address={address} onChanged={handlePaid} />}
        </PartPlace>
      </Block>
      {month === "" ? null : (
        <Block title={tds.bills(formatMonth(month))}>
          <PartPlace label={tds.bills(formatMonth(month))} state={bills}>
            {({ data }) => <TdsBills rows={data} month={month} address={address} />}
          </PartPlace>
        </Block>
      )}
      <Block title={reverseCharge.title}>
        <LateReverseCharge />
      </Block>
      <Block title={unbilledFreight.title}>
        <LateUnbilledFreight pages={address.pagesOf("unbilled")} />
      </Block>
      <Block title={tds.quarters}>
        <PartPlace label={tds.quarters} state={quarters}>
          {({ data }) => (
            <>
              <TdsQuarters rows={data} address={address} />
              {data
                .filter((row) => row.quarter === quarter)
                .map((row) => (
                  <TdsQuarter key={row.quarter} row={row} />
                ))}
            </>
          )}
        </PartPlace>
      </Block>
      <Block title={tds.given}>
        <LateTdsGiven pages={address.pagesOf("given")} />
      </Block>
      <Block title={tds.received}>
        <PartPlace label={tds.received} state={received}>
          {({ data }) => <TdsReceived rows={data} />}
        </PartPlace>
      </Block>
      <Block title={tds.advices}>
        <PartPlace label={tds.advices} state={advices}>
          {({ data }) => <TdsAdvices rows={data} onChanged={() => void advices.refetch()} />}
        </PartPlace>
      </Block>
    </>
  );
}
