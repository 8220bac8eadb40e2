import { SearchField } from "./search-field";
import { useTypedSearch } from "./use-typed-search";

export interface AddressSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What the address says. */
  readonly value: string;
  /** Changes the address. */
  readonly onSearch: (text: string) => void;
  /** How long after the last key; longer where each change asks the server. */
  readonly pauseMs?: number;
  readonly className?: string | undefined;
}

/** A field for what a list is narrowed to, with the words in the address. */
export function AddressSearch({ label, placeholder = label, value, onSearch, pauseMs, className }: AddressSearchProps) {
  const search = useTypedSearch(value, onSearch, pauseMs);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={60}
      value={search.text}
      onValue={search.type}
      onBlur={search.sendNow}
      className={className}
    />
  );
}
