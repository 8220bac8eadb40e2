import { search } from "@mandi/shared/messages/search";
import { Highlight } from "@mandi/shared/ui/data/highlight";
import { Icon } from "@mandi/shared/ui/media/icon";
import {
  ClipboardList,
  CornerDownLeft,
  Factory,
  FileText,
  type LucideIcon,
  MapPin,
  Newspaper,
  Package,
} from "lucide-react";
import { type ComponentPropsWithRef, type MouseEvent, useState } from "react";
import { useHref } from "react-router-dom";
import styles from "./result-row.module.css";
import type { ResultKind, SearchResult } from "./search-results";

const icons: Readonly<Record<ResultKind, LucideIcon>> = {
  ask: ClipboardList,
  deal: FileText,
  place: MapPin,
  offers: Package,
  brand: Factory,
  product: Package,
  news: Newspaper,
};

interface ResultRowProps {
  readonly result: SearchResult;
  readonly text: string;
  readonly isHighlighted: boolean;
  readonly itemProps: ComponentPropsWithRef<"a">;
}

/** One result. An option that is also a link, so that it can be opened in a new tab; the combobox handles a plain click. */
export function ResultRow({ result, text, isHighlighted, itemProps }: ResultRowProps) {
  const href = useHref(result.to);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    itemProps.onClick?.(event);
  }

  return (
    <a
      {...itemProps}
      href={href}
      tabIndex={-1}
      aria-label={result.note === undefined ? result.name : `${result.name}, ${result.note}`} // Without it some screen readers split the word where the mark ends.
      className={isHighlighted ? `${styles.row} ${styles.on}` : styles.row}
      onClick={handleClick}
    >
      <Picture result={result} />
      <span className={styles.name}>
        <Highlight name={result.name} words={[text]} />
        {result.note === undefined ? null : <small className={styles.note}>{result.note}</small>}
      </span>
      {isHighlighted && (
        <span className={styles.enter} aria-hidden="true">
          {search.enter} <Icon of={CornerDownLeft} size="s" />
        </span>
      )}
    </a>
  );
}

function Picture({ result }: { readonly result: SearchResult }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (result.picture && !hasFailed) {
    return (
      <span className={styles.plate}>
        <img src={result.picture} alt="" width={44} height={44} onError={() => setHasFailed(true)} />
      </span>
    );
  }
  return (
    <span className={styles.sign}>
      <Icon of={icons[result.kind]} />
    </span>
  );
}
