import type { DeskUser } from "@mandi/shared/contract/desk/people";
import type { UserType } from "@mandi/shared/contract/role";
import { TextField, type TextFieldProps } from "@mandi/shared/ui/controls/text-field";
import { type KeyboardEvent, useId, useState } from "react";
import { PersonList } from "./person-list";
import styles from "./person-search.module.css";
import { useEscape } from "./use-escape";
import { usePersonSearch } from "./use-person-search";

interface PersonSearchProps extends Pick<TextFieldProps, "label" | "hint" | "error" | "placeholder"> {
  readonly type: UserType;
  /** Those who are suspended are left out: they can do nothing. */
  readonly isActiveOnly?: boolean;
  /** What the field shows: what is typed, or the name of who was chosen. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (person: DeskUser) => void;
  readonly onLeave: () => void;
}

/** A field in which people of one type are searched and chosen, by keyboard or by pressing. */
export function PersonSearch(props: PersonSearchProps) {
  const { type, isActiveOnly = false, text, onText, onChoose, onLeave, ...field } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [active, setActive] = useState(-1);
  // A name that was chosen is not a search: opened again, the list shows everybody.
  const search = usePersonSearch({ type, isActiveOnly }, isTyped ? text : "", isOpen);
  const { people } = search;

  function open(): void {
    setIsOpen(true);
    setActive(-1);
  }
  function close(): void {
    setIsOpen(false);
    setIsTyped(false);
    setActive(-1);
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
    setActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
  }
  /** It answers the list: only the next Enter sends the form. */
  function handleEnter(event: KeyboardEvent): void {
    if (!isOpen) return;
    event.preventDefault();
    const chosen = people[active];
    if (chosen !== undefined) choose(chosen);
    else if (search.state !== "searching") close();
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") handleEnter(event);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
  useEscape(isOpen, close);

  return (
    <div className={styles.place}>
      <TextField
        {...field}
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setIsTyped(true);
          open();
        }}
        onClick={open}
        onKeyDown={handleKey}
        onBlur={() => {
          close();
          onLeave();
        }}
      />
      {isOpen ? <PersonList id={id} search={search} active={active} label={field.label} onChoose={choose} /> : null}
    </div>
  );
}
