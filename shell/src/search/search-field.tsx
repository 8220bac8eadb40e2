import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { useRef } from "react";
import { PartMissing } from "../frame/part-missing";
import { useLatePart } from "../frame/use-late-part";
import { SearchBox } from "./search-box";

export interface SearchFieldProps {
  /** In the overlay the results fill the window, and the overlay handles closing. */
  readonly overlay?: { readonly onLeave: () => void } | undefined;
}

/**
 * A plain input until somebody approaches it; then the real search takes over text, focus and caret. So the first download
 * does not contain the search, and no typed letter is lost, even when its file fails to load.
 */
export function SearchField({ overlay }: SearchFieldProps) {
  const { part, missing, prepare, want, dismiss } = useLatePart(() => import("./search-combobox"));
  const plain = useRef<HTMLInputElement>(null);

  /** A frame later: on a cheap phone, asking for the file takes the time of one, and the field is shown before. */
  function wantSoon(): void {
    requestAnimationFrame(() => setTimeout(want));
  }

  function handleRetry(): void {
    plain.current?.focus(); // The real search takes over and receives what is typed next.
    want();
  }

  if (part) return <part.SearchCombobox plain={plain} overlay={overlay} />;
  return (
    <>
      <SearchBox overlay={overlay}>
        <input
          ref={plain}
          type="text"
          role="combobox"
          aria-label={common.search}
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={shell.searchPlaceholder}
          onPointerEnter={prepare}
          onFocus={wantSoon}
        />
      </SearchBox>
      {missing && (
        <PartMissing missing={missing} at={overlay ? "here" : "below"} onRetry={handleRetry}>
          {!overlay && (
            <Button variant="quiet" size="s" onClick={dismiss}>
              {common.close}
            </Button>
          )}
        </PartMissing>
      )}
    </>
  );
}
