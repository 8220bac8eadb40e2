import { belts } from "@mandi/shared/messages/transporter-start";
import type { PageState } from "@mandi/shared/query/page-state";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { Note } from "@mandi/shared/ui/feedback/note";
import { type ChangeEvent, useRef, useState } from "react";
import styles from "./belt-dialog.module.css";
import { fillAll } from "./belt-draft";

export interface CityChoiceProps {
  readonly state: string;
  readonly states: PageState<string[]>;
  readonly cities: PageState<string[]>;
  readonly isCityTaken: boolean;
  /** The form was submitted without any city. */
  readonly isCityMissing: boolean;
  readonly chooseState: (state: string) => void;
  readonly addCity: (city: string) => boolean;
}

/**
 * State, then city. A city chosen from the open list becomes a row at once. Keys may change a closed list with every
 * press, so a choice by keys waits for the button (WCAG 3.2.2).
 */
export function CityChoice(props: CityChoiceProps) {
  const { state, states, cities, isCityTaken, isCityMissing } = props;
  const { waiting, list, onKeyDown, onPointerDown, handleState, handleCity, handleAdd } = useCityChoice(props);
  const isCityReady = state !== "" && cities.kind === "ready";
  const missing = isCityMissing && state !== "" ? fillAll : undefined;

  return (
    <div className={styles.choice}>
      <Select
        label={belts.state}
        placeholder={states.kind === "loading" ? belts.loadingStates : belts.chooseState}
        choices={choicesOf(states)}
        value={state}
        error={isCityMissing && state === "" ? fillAll : undefined}
        onChange={handleState}
      />
      <Select
        ref={list}
        label={belts.city}
        placeholder={state !== "" && cities.kind === "loading" ? belts.loadingCities : belts.chooseCity}
        choices={choicesOf(cities)}
        value={waiting}
        disabled={!isCityReady}
        error={isCityTaken ? belts.cityTaken : missing}
        hint={state === "" ? belts.stateFirst : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onChange={handleCity}
      />
      <Button className={styles.add} disabled={!isCityReady} onClick={handleAdd}>
        {belts.addCity}
      </Button>
      <PlacesFailure of={states} />
      <PlacesFailure of={cities} />
    </div>
  );
}

/** The city that waits for the button, and the one that becomes a row at once. */
function useCityChoice({ chooseState, addCity }: Pick<CityChoiceProps, "chooseState" | "addCity">) {
  const [waiting, setWaiting] = useState("");
  const isByKey = useRef(false);
  const list = useRef<HTMLSelectElement>(null);

  function add(city: string): void {
    // Back to the placeholder: the chosen city is now in its row, and another one can be chosen.
    setWaiting("");
    addCity(city);
  }

  return {
    waiting,
    list,
    onKeyDown(): void {
      isByKey.current = true;
    },
    onPointerDown(): void {
      isByKey.current = false;
    },
    handleState({ target }: ChangeEvent<HTMLSelectElement>): void {
      setWaiting("");
      chooseState(target.value);
    },
    handleCity({ target }: ChangeEvent<HTMLSelectElement>): void {
      if (isByKey.current) setWaiting(target.value);
      else add(target.value);
    },
    handleAdd(): void {
      if (waiting === "") list.current?.focus();
      else add(waiting);
    },
  };
}

function PlacesFailure({ of }: { readonly of: PageState<string[]> }) {
  if (of.kind !== "failed") return null;
  return (
    <Note tone="warn" className={styles.failure}>
      {belts.placesFailed}{" "}
      <Button size="s" onClick={of.retry}>
        {belts.retry}
      </Button>
    </Note>
  );
}

function choicesOf(places: PageState<string[]>) {
  return places.kind === "ready" ? places.data.map((name) => ({ value: name, label: name })) : [];
}
