import { firstContent } from "@mandi/shared/browser/first-content";
import type { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { formatDay } from "@mandi/shared/format/dates";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { prices } from "@mandi/shared/messages/desk-prices";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { LeaveGuard } from "@mandi/shared/ui/overlay/leave-guard";
import { useEffect, useRef } from "react";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { PriceTable } from "./price-table";
import styles from "./prices.module.css";
import { PricesPanel } from "./prices-panel";
import { usePriceRound } from "./use-price-round";
import { usePrices } from "./use-prices";

/** The ingot prices of all places, entered by keyboard and saved at once. */
export default function PricesPage() {
  const state = usePrices();
  return (
    <DeskPage>
      <PageHead
        title={prices.title}
        facts={state.kind === "ready" ? prices.facts(formatDay(state.data.day)) : undefined}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {(answer) => <Round answer={answer} onRefetch={() => void state.refetch()} />}
      </StatePlace>
    </DeskPage>
  );
}

function Round({ answer, onRefetch }: { readonly answer: DeskIngotAnswer; readonly onRefetch: () => void }) {
  const round = usePriceRound(answer, onRefetch);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Behind the gate nothing can have the focus.
    void firstContent().then(() => focusFirstPrice(form.current));
  }, []);

  function ask(): void {
    if (!round.ask()) focusFirstInvalid(form.current);
  }

  return (
    <div ref={form}>
      {round.isTyped ? <LeaveGuard /> : null}
      <Columns sideLabel={prices.side} side={<PricesPanel round={round} onAsk={ask} />}>
        <PriceTable round={round} onAsk={ask} />
        <p className={styles.keys}>{prices.keys}</p>
      </Columns>
    </div>
  );
}

/**
 * Entry begins without a mouse, unless somebody is busy elsewhere. Not on a touch screen, where the keyboard on the screen
 * would cover the prices.
 */
function focusFirstPrice(form: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === body || activeElement?.matches("main, h1") === true;
  if (isFree && !window.matchMedia("(pointer: coarse)").matches) {
    form?.querySelector<HTMLElement>("[data-price]")?.focus({ preventScroll: true });
  }
}

function Waiting() {
  return (
    <LoadingPlace label={prices.title}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
