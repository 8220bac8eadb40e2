import { search } from "@mandi/shared/messages/search";
import { Icon } from "@mandi/shared/ui/media/icon";
import { X } from "lucide-react";
import type { SearchTag } from "./search-tag";
import styles from "./search-tags.module.css";

interface SearchTagsProps {
  readonly tags: readonly SearchTag[];
  /** Searches for the remaining text. */
  readonly onRefine: (text: string) => void;
}

/** The parts of the text, each with its kind and removable. */
export function SearchTags({ tags, onRefine }: SearchTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={search.tags}>
      {tags.map(({ kind, label, without }) => (
        <li key={`${kind} ${without}`}>
          <button
            type="button"
            className={kind === "unused" ? `${styles.tag} ${styles.unused}` : styles.tag}
            aria-label={search.without(search.kinds[kind], label)}
            onMouseDown={(event) => event.preventDefault()} // The list of results stays open: the focus stays in the field.
            onClick={() => onRefine(without)}
          >
            <span className={styles.kind}>{search.kinds[kind]}</span>
            {label}
            <Icon of={X} size="xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}
