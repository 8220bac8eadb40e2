import { search } from "@mandi/shared/messages/search";
import { FilterTag } from "@mandi/shared/ui/controls/filter-tag";
import type { SearchTag } from "./search-tag";
import styles from "./search-tags.module.css";

export interface SearchTagsProps {
  readonly tags: readonly SearchTag[];
  /** Searches for the remaining text. */
  readonly onRefine: (text: string) => void;
  /** The focus left the tags for this, or for nothing in the page. */
  readonly onLeave: (to: EventTarget | null) => void;
  readonly onEscape: () => void;
}

/** The parts of the text, each with its kind and removable. */
export function SearchTags({ tags, onRefine, onLeave, onEscape }: SearchTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul
      className={styles.tags}
      aria-label={search.tags}
      data-search-tags=""
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) ? undefined : onLeave(relatedTarget)
      }
      onKeyDown={({ key }) => (key === "Escape" ? onEscape() : undefined)}
    >
      {tags.map(({ kind, label, without }) => (
        <li key={`${kind} ${without}`}>
          <FilterTag
            kind={search.kinds[kind]}
            label={label}
            name={search.without(search.kinds[kind], label)}
            isUnused={kind === "unused"}
            onMouseDown={(event) => event.preventDefault()} // The list of results stays open: the focus stays in the field.
            onRemove={() => onRefine(without)}
          />
        </li>
      ))}
    </ul>
  );
}
