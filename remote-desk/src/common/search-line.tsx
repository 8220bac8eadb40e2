import { Button } from "@mandi/shared/ui/controls/button";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { useState } from "react";
import styles from "./search-line.module.css";

export interface SearchLineProps {
  readonly label: string;
  readonly button: string;
  /** The current search; another key resets the field. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** A field whose text goes into the address with Enter or the button. */
export function SearchLine({ label, button, search, onSearch }: SearchLineProps) {
  const [text, setText] = useState(search);
  const submit = () => onSearch(text.trim());
  return (
    <div className={styles.line}>
      <TextField
        label={label}
        maxLength={64}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === "Enter" && submit()}
      />
      <Button onClick={submit}>{button}</Button>
    </div>
  );
}
