import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { TextField, type TextFieldProps } from "@mandi/shared/ui/controls/text-field";
import { useId } from "react";
import { PersonList } from "./person-list";
import styles from "./person-search.module.css";
import { useEscape } from "./use-escape";
import { useListChoice } from "./use-list-choice";
import type { WantedPeople } from "./use-person-search";

interface PersonSearchProps extends WantedPeople, Pick<TextFieldProps, "label" | "hint" | "error" | "placeholder"> {
  /** What the field shows: what is typed, or the name of who was chosen. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (person: DeskUser) => void;
  readonly onLeave: () => void;
}

/** A field in which people are searched and chosen, by keyboard or by pressing. */
export function PersonSearch({ type, isActiveOnly, text, onText, onChoose, onLeave, ...field }: PersonSearchProps) {
  const id = useId();
  const list = useListChoice({ type, isActiveOnly }, text, onChoose);
  const { search, isOpen, at, close } = list;
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
        aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          list.noteTyped();
        }}
        onClick={list.open}
        onKeyDown={list.handleKey}
        onBlur={() => {
          close();
          onLeave();
        }}
      />
      {isOpen ? (
        <PersonList
          id={id}
          search={search}
          active={at}
          label={field.label}
          isOfAnyType={type === null}
          onChoose={list.choose}
        />
      ) : null}
    </div>
  );
}
