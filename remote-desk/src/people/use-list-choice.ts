import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { type KeyboardEvent, useEffect, useState } from "react";
import { type PersonSearch, usePersonSearch, type WantedPeople } from "./use-person-search";

interface ListChoice {
  readonly search: PersonSearch;
  readonly isOpen: boolean;
  /** Position of the one whom Enter chooses; -1 for none. */
  readonly at: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly noteTyped: () => void;
  readonly choose: (person: DeskUser) => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** The list below a field in which people are searched: when it is open, and whom its keys highlight and choose. */
export function useListChoice(wanted: WantedPeople, text: string, onChoose: (person: DeskUser) => void): ListChoice {
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [active, setActive] = useState(-1);
  // A name that was chosen is not a search: opened again, the list shows everybody.
  const search = usePersonSearch(wanted, isTyped ? text : "", isOpen);
  const { people, state } = search;
  // Somebody who is found alone needs no arrow key.
  const at = active === -1 && people.length === 1 ? 0 : active;

  function open(): void {
    setIsOpen(true);
    setActive(-1);
    setIsAwaited(false);
  }
  function close(): void {
    setIsOpen(false);
    setIsTyped(false);
    setActive(-1);
    setIsAwaited(false);
  }
  function choose(person: DeskUser): void {
    close();
    onChoose(person);
  }
  function move(step: 1 | -1): void {
    if (!isOpen) {
      open();
      return;
    }
    const count = people.length;
    if (count === 0) return;
    setActive(at === -1 && step === -1 ? count - 1 : (at + step + count) % count);
  }
  /** It answers the list, also one that is still on its way: only the next Enter sends the form. */
  function handleEnter(event: KeyboardEvent): void {
    if (!isOpen) return;
    event.preventDefault();
    const chosen = people[at];
    if (chosen !== undefined) choose(chosen);
    else if (state === "searching") setIsAwaited(isTyped);
    else close();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Enter") handleEnter(event);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
  function noteTyped(): void {
    setIsTyped(true);
    open();
  }
  useEffect(() => {
    if (!isAwaited || state === "searching") return;
    setIsAwaited(false);
    const [person, ...others] = people;
    if (person !== undefined && others.length === 0) choose(person);
  });

  return { search, isOpen, at, open, close, noteTyped, choose, handleKey };
}
