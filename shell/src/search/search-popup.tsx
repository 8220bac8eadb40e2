import { common } from "@mandi/shared/messages/common";
import { search } from "@mandi/shared/messages/search";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import type { UseComboboxPropGetters } from "downshift";
import { RotateCw } from "lucide-react";
import { useId } from "react";
import { ResultRow } from "./result-row";
import type { SearchChoice } from "./search-combobox";
import styles from "./search-popup.module.css";
import type { ResultGroup } from "./search-results";
import { SearchTags, type SearchTagsProps } from "./search-tags";
import { isQuantityAlone } from "./search-text";
import type { SearchState } from "./use-search";

interface SearchPopupProps
  extends Pick<UseComboboxPropGetters<SearchChoice>, "getMenuProps" | "getItemProps">,
    Omit<SearchTagsProps, "tags"> {
  readonly state: SearchState;
  readonly text: string;
  readonly isOverlay: boolean;
  readonly isOpen: boolean;
  readonly highlightedIndex: number;
  readonly choices: readonly SearchChoice[];
}

/** The list under the input. It stays in the page while closed, because the input refers to it. */
export function SearchPopup(props: SearchPopupProps) {
  const { state, text, isOverlay, isOpen, getMenuProps } = props;
  const isVisible = isOverlay ? state.kind !== "idle" : isOpen;
  return (
    <div className={isOverlay ? styles.page : styles.popup} hidden={!isVisible}>
      <div role="status">{isVisible && <Announcement state={state} text={text} />}</div>
      {isVisible && state.kind === "searching" && (
        <div className={styles.waiting}>
          <Skeleton rows={3} label={common.loading} />
        </div>
      )}
      {isVisible && state.kind === "ready" && <SearchTags {...props} tags={state.tags} />}
      <div {...getMenuProps({ "aria-label": search.results, className: styles.list })}>
        {isVisible && <Choices {...props} />}
      </div>
    </div>
  );
}

/** The status that screen readers announce; without results it is also visible. */
function Announcement({ state, text }: Pick<SearchPopupProps, "state" | "text">) {
  if (state.kind === "failed") return <VisuallyHidden>{failureText(state)}</VisuallyHidden>;
  if (state.kind !== "ready") return null;
  const count = state.groups.flatMap(({ results }) => results).filter(({ kind }) => kind !== "ask").length;
  if (isQuantityAlone(text)) return <p className={styles.nothing}>{search.quantityAlone(text.trim())}</p>;
  if (count === 0) return <p className={styles.nothing}>{search.nothing}</p>;
  return <VisuallyHidden>{search.found(count)}</VisuallyHidden>;
}

function Choices(props: SearchPopupProps) {
  const { state, choices, highlightedIndex, getItemProps } = props;
  if (state.kind === "failed") {
    return (
      <div
        {...getItemProps({ item: "retry", index: 0 })}
        className={highlightedIndex === 0 ? `${styles.retry} ${styles.on}` : styles.retry}
      >
        <Icon of={RotateCw} />
        <span>{failureText(state)}</span>
        <span className={styles.again}>{common.tryAgain}</span>
      </div>
    );
  }
  if (state.kind !== "ready") return null;
  return state.groups.map((group) => <Group key={group.title} group={group} {...props} choices={choices} />);
}

function Group(props: SearchPopupProps & { readonly group: ResultGroup }) {
  const { group, text, choices, highlightedIndex, getItemProps } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset belongs to forms
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {group.title}
      </p>
      {group.results.map((result) => {
        const index = choices.indexOf(result);
        return (
          <ResultRow
            key={result.key}
            result={result}
            text={text}
            isHighlighted={index === highlightedIndex}
            itemProps={getItemProps({ item: result, index })}
          />
        );
      })}
    </div>
  );
}

function failureText({ waitSeconds }: { readonly waitSeconds: number | null }): string {
  return waitSeconds === null ? search.failed : search.busy(waitSeconds);
}
