import { SearchField } from "./search-field";
import { useTypedSearch } from "./use-typed-search";

export interface AddressSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The search text in the address. */
  readonly value: string;
  /** Changes the address. */
  readonly onSearch: (text: string) => void;
  /** Delay after the last key; longer where each change causes a request. */
  readonly pauseMs?: number;
  readonly className?: string | undefined;
}

/** A field that filters a list, with the text in the address. */
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
