import { page } from "@mandi/shared/messages/buyer";
import { Button } from "@mandi/shared/ui/controls/button";
import { X } from "lucide-react";
import styles from "./search-without.module.css";

interface SearchWithoutProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A row has to contain every word of a search: offers to leave one out, which the search never does by itself. */
export function SearchWithout({ search, onSearch }: SearchWithoutProps) {
  const words = [...new Set(search.split(/\s+/u).filter(Boolean))];
  if (words.length < 2) return null;
  return (
    <section aria-label={page.searchWithout} className={styles.place}>
      <p>{page.searchWithout}</p>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Button
              size="s"
              iconAfter={X}
              aria-label={page.withoutWord(word)}
              onClick={() => onSearch(words.filter((other) => other !== word).join(" "))}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
