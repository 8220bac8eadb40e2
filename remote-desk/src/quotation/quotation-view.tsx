import { wish } from "@mandi/shared/messages/delivery-wish";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { markingNeedWords } from "@mandi/shared/messages/marking-needs";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Note } from "@mandi/shared/ui/feedback/note";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Block } from "@mandi/shared/ui/layout/section";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { useId, useState } from "react";
import { LateEstimates } from "./late-estimates";
import { LateLandedParts } from "./late-landed-parts";
import { LateRevisions } from "./late-revisions";
import { LateThread } from "./late-thread";
import { MarkingBar } from "./marking-bar";
import { canMark, MarkingPanel } from "./marking-panel";
import { PairGrid } from "./pair-grid";
import { PairLists } from "./pair-lists";
import { type Choice, lowestOf, pairAt } from "./pairs";
import { Previews } from "./previews";
import type { MarkingBoard } from "./quotation.api";
import styles from "./quotation-view.module.css";
import { useMarking } from "./use-marking";
import { whyNot } from "./why-not";

export interface QuotationViewProps {
  readonly data: MarkingBoard;
  readonly staleSince: number | null;
  readonly onChanged: () => void;
}

/**
 * The board beside the decision. It starts with the first of the lowest pairs, and after a marking with the marked
 * pair; a refresh never changes the choice. The price of a pair is shown only while it is not the marked one.
 */
export function QuotationView({ data, staleSince, onChanged }: QuotationViewProps) {
  const marked = markOf(data);
  const [{ choice, since }, setChosen] = useState(() => ({ choice: firstChoice(data), since: marked }));
  const isWide = useMediaQuery("(min-width: 768px)");
  const isLate = choice === null && marked === "" && lowestOf(data) !== undefined;
  if (since !== marked || isLate) setChosen({ choice: firstChoice(data), since: marked });
  const pair = choice === null || isMarked(data, choice) ? undefined : pairAt(data, choice);
  const marking = useMarking(data, pair, onChanged);
  const hasBar = !isWide && pair !== undefined && canMark(data.quotation);
  const Board = isWide ? PairGrid : PairLists;
  const whyId = useId();
  const cause = whyNot({ data, choice, pair });
  const why = cause === null ? null : { ...cause, id: whyId };
  const panel = <MarkingPanel {...{ data, pair, why, marking, hasBar, onChanged }} />;
  return (
    <>
      <Columns side={panel} sideLabel={messages.mark}>
        <NotRefreshed since={staleSince} />
        <Warnings data={data} />
        <Wish facts={wishFacts(data.quotation)} />
        <Block title={messages.board}>
          {data.board.pairs.length === 0 ? (
            <Nothing data={data} />
          ) : (
            <>
              <p className={styles.order}>{messages.order}</p>
              <Board data={data} choice={choice} onChoose={(chosen) => setChosen({ choice: chosen, since: marked })} />
            </>
          )}
        </Block>
        {pair?.steps?.length ? <LateLandedParts steps={pair.steps} quantity={data.quotation.quantity} /> : null}
        {pair === undefined ? null : <Previews data={data} pair={pair} />}
        {data.board.revisions?.length ? <LateRevisions revisions={data.board.revisions} choice={choice} /> : null}
        <LateThread quotationId={data.quotation.id} />
      </Columns>
      {hasBar ? <MarkingBar data={data} pair={pair} why={why} marking={marking} /> : null}
    </>
  );
}

/** Changes with every marking; empty before the first. */
function markOf({ quotation: { marking } }: MarkingBoard): string {
  return marking === null ? "" : `${marking.seller_id} ${marking.transporter_id} ${marking.valid_until}`;
}

function isMarked({ quotation: { marking } }: MarkingBoard, { seller, truck }: Choice): boolean {
  return marking?.seller_id === seller && marking.transporter_id === truck;
}

/** The marked pair, where the board has it: freight and terms that the desk entered are not a pair. */
function firstChoice(data: MarkingBoard): Choice | null {
  const { marking } = data.quotation;
  if (marking === null) return lowestChoice(data);
  const marked = marking.transporter_id === null ? null : { seller: marking.seller_id, truck: marking.transporter_id };
  return marked !== null && pairAt(data, marked) ? marked : null;
}

function lowestChoice(data: MarkingBoard): Choice | null {
  const lowest = lowestOf(data);
  return lowest ? { seller: lowest.seller_id, truck: lowest.transporter_id } : null;
}

const needWords: Readonly<Record<string, string>> = markingNeedWords;

/** Warnings before a marking: of the quotation, and of each offer and bid by name. */
function Warnings({ data: { quotation } }: { readonly data: MarkingBoard }) {
  const lines = [
    ...(quotation.note === null ? [] : [needWords[quotation.note] ?? quotation.note]),
    ...quotation.warnings,
    ...quotation.offer_list.filter(({ note }) => note !== "").map(({ seller, note }) => `${seller}: ${note}`),
    ...quotation.bid_list.filter(({ note }) => note !== "").map(({ transporter, note }) => `${transporter}: ${note}`),
  ];
  if (lines.length === 0 || quotation.status !== "pending") return null;
  return (
    <Note tone="warn" className={styles.warnings}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}

/** The buyer's delivery preferences: they do not decide a marking, but should be known before one. */
function Wish({ facts }: { readonly facts: readonly Definition[] }) {
  if (facts.length === 0) return null;
  return (
    <Block title={wish.atDesk}>
      <DefinitionList items={facts} />
    </Block>
  );
}

/** Without a pair: what is missing, and until a marking what to do, and the offers at their landed estimates where only the freight is. */
function Nothing({ data }: { readonly data: MarkingBoard }) {
  const { offer_list, bid_list, status } = data.quotation;
  const hasOffers = offer_list.length > 0;
  const isOpen = status === "pending";
  const estimates = isOpen && bid_list.length === 0 ? (data.board.estimates ?? []) : [];
  return (
    <>
      <EmptyState
        heading="h3"
        title={hasOffers ? messages.noBids : messages.noOffers}
        text={isOpen ? (hasOffers ? messages.noBidsText : messages.noOffersText) : undefined}
        hasPanel
      />
      {estimates.length === 0 ? null : <LateEstimates data={data} rows={estimates} />}
    </>
  );
}
