import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { type BeltDraft, type DraftRow, isTaken, rowKey } from "./belt-draft";
import { readCities, readStates } from "./belts.api";

const statesQuery = defineQuery(readStates);
const citiesQuery = defineQuery((signal, state: string) => readCities(state, signal));

/** The form of a belt: state, then city; each city becomes a row. */
export function useBeltForm(draft: BeltDraft) {
  const [form, setForm] = useState(draft);
  const [state, setState] = useState("");
  const [isCityTaken, setIsCityTaken] = useState(false);
  const states = useQuery(statesQuery, []);
  const cities = useQuery(citiesQuery, state === "" ? null : [state]);

  function chooseState(chosen: string): void {
    setIsCityTaken(false);
    setState(chosen);
  }

  /** The same city twice is refused: its second price would replace the first. */
  function addCity(city: string): boolean {
    if (city === "") return true;
    const isRefused = isTaken(form, { state, city });
    setIsCityTaken(isRefused);
    if (!isRefused) setForm({ ...form, rows: [...form.rows, { state, city, min: "", max: "" }] });
    return !isRefused;
  }

  function changeRow(changed: DraftRow): void {
    setForm({ ...form, rows: form.rows.map((row) => (rowKey(row) === rowKey(changed) ? changed : row)) });
  }

  function removeRow(gone: DraftRow): void {
    setIsCityTaken(false);
    setForm({ ...form, rows: form.rows.filter((row) => rowKey(row) !== rowKey(gone)) });
  }

  return {
    form,
    state,
    states,
    cities,
    isCityTaken,
    chooseState,
    addCity,
    changeRow,
    removeRow,
    changeAddress: (loadingAddress: string) => setForm({ ...form, loadingAddress }),
  };
}
