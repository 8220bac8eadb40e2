import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { page } from "@mandi/shared/messages/transporter";
import { choices } from "@mandi/shared/messages/transporter-start";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { useEffect, useRef } from "react";
import styles from "./choice-grid.module.css";
import { ChoiceTile } from "./choice-tile";
import type { Choice } from "./choices.api";
import { type ChoiceSource, useChoices } from "./use-choices";

export interface ChoiceGridProps {
  readonly source: ChoiceSource;
  readonly searchLabel: string;
}

/** All choices, to be ticked and sent together. */
export function ChoiceGrid({ source, searchLabel }: ChoiceGridProps) {
  const { state, ...view } = useChoices(source);
  return (
    <StatePlace state={state} skeleton={<Waiting label={source.name} />}>
      {(list) => <Grid list={list} searchLabel={searchLabel} {...view} />}
    </StatePlace>
  );
}

type GridProps = Omit<ReturnType<typeof useChoices>, "state"> &
  Omit<ChoiceGridProps, "source"> & { readonly list: readonly Choice[] };

function Grid({ list, searchLabel, ...view }: GridProps) {
  const [params, setParams] = useAddressQuery();
  const search = params.get("q") ?? "";
  const shown = matching(list, search);
  const areAllChosen = shown.every(view.isChosen);
  /** What was searched for last: the address, and with it the list, follows a moment after the press. */
  const searched = useRef(search);
  useEffect(() => {
    searched.current = search;
  }, [search]);

  /** Takes the search as typed: a press on the button sends it first, and may come before its list is drawn. */
  function chooseMatching(): void {
    const wanted = matching(list, searched.current);
    view.choose(wanted, !wanted.every(view.isChosen));
  }

  function handleSearch(text: string): void {
    searched.current = text;
    setParams((before) => {
      if (text === "") before.delete("q");
      else before.set("q", text);
      return before;
    });
  }

  return (
    <>
      <KeepTyped isDirty={view.changedCount > 0} filters={["q"]} />
      <div className={styles.tools}>
        <AddressSearch className={styles.search} label={searchLabel} value={search} onSearch={handleSearch} />
        <Button disabled={shown.length === 0} onClick={chooseMatching}>
          {areAllChosen && shown.length > 0 ? choices.selectNone : choices.selectAll}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          heading="h2"
          title={choices.noMatch}
          actions={<Button onClick={() => handleSearch("")}>{choices.showAll}</Button>}
          hasPanel
        />
      ) : (
        <ul className={styles.grid}>
          {shown.map((choice) => (
            <li key={choice.id}>
              <ChoiceTile
                choice={choice}
                isChosen={view.isChosen(choice)}
                onChoose={(isWanted) => view.choose([choice], isWanted)}
              />
            </li>
          ))}
        </ul>
      )}
      <SendBar count={list.length} {...view} />
    </>
  );
}

type SendBarProps = Pick<GridProps, "saving" | "chosenCount" | "changedCount" | "submit"> & { readonly count: number };

/** The number of chosen ones, and the button that sends them. */
function SendBar({ count, saving, chosenCount, changedCount, submit }: SendBarProps) {
  return (
    <div className={styles.bar} data-bar="bottom">
      <div className={styles.refusal}>
        <RefusalNote text={saving.refusal} />
      </div>
      <p className={styles.count} role="status">
        {choices.chosen(chosenCount, count)}
        {changedCount > 0 ? <span className={styles.changed}>{choices.changed(changedCount)}</span> : null}
      </p>
      <SubmitButton saving={saving} busyText={page.saving} onClick={submit}>
        {page.submit}
      </SubmitButton>
    </div>
  );
}

function matching(list: readonly Choice[], search: string): readonly Choice[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return list;
  return list.filter(({ name, facts }) => `${name} ${facts}`.toLowerCase().includes(wanted));
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <LoadingPlace label={label}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={360} />
    </LoadingPlace>
  );
}
