import { belts } from "@mandi/shared/messages/transporter";
import type { PageState } from "@mandi/shared/state/page-state";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { Note } from "@mandi/shared/ui/feedback/note";
import type { KeyboardEvent } from "react";
import styles from "./belt-dialog.module.css";

export interface CityChoiceProps {
  readonly state: string;
  readonly states: PageState<string[]>;
  readonly cities: PageState<string[]>;
  readonly isCityTaken: boolean;
  readonly chooseState: (state: string) => void;
  readonly addCity: (city: string) => boolean;
}

/** State, then city. Choosing a city adds its row at once. */
export function CityChoice({ state, states, cities, isCityTaken, chooseState, addCity }: CityChoiceProps) {
  const isCityReady = state !== "" && cities.kind === "ready";
  return (
    <div className={styles.choice}>
      <Select
        label={belts.state}
        placeholder={states.kind === "loading" ? belts.loadingStates : belts.chooseState}
        choices={choicesOf(states)}
        value={state}
        onChange={(event) => chooseState(event.target.value)}
      />
      <Select
        label={belts.city}
        placeholder={state !== "" && cities.kind === "loading" ? belts.loadingCities : belts.chooseCity}
        choices={choicesOf(cities)}
        // Always back to the placeholder: the chosen city now stands in its row, and the next one can be chosen.
        value=""
        disabled={!isCityReady}
        error={isCityTaken ? belts.cityTaken : undefined}
        hint={state === "" ? belts.stateFirst : undefined}
        onKeyDown={openOnArrow}
        onChange={(event) => addCity(event.target.value)}
      />
      <PlacesFailure of={states} />
      <PlacesFailure of={cities} />
    </div>
  );
}

/** An arrow key on a closed list takes the next city at once on many machines; here that would add it. It opens the list. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
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
