import { currentOwner } from "@mandi/shared/browser/device-store";
import { handLeftOut } from "@mandi/shared/browser/left-out-words";
import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { setDelivery } from "@mandi/shared/session";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router-dom";
import { SearchBox } from "./search-box";
import type { SearchFieldProps } from "./search-field";
import { SearchPopup } from "./search-popup";
import type { SearchResult } from "./search-results";
import { type SearchState, useSearch } from "./use-search";

/** A line that can be chosen: a result, or the retry after a failure. */
export type SearchChoice = SearchResult | "retry";

interface SearchComboboxProps extends Pick<SearchFieldProps, "overlay"> {
  /** The plain input that it replaces. */
  readonly plain: RefObject<HTMLInputElement | null>;
}

/** The real search: a combobox with a grouped list of results. */
export function SearchCombobox({ plain, overlay }: SearchComboboxProps) {
  // Read while the plain input is still in the page: after this render it is gone.
  const [handover] = useState(() => readHandover(plain.current));
  const input = useRef<HTMLInputElement>(null);
  const { text, state, choices, combobox, enter } = useChoices(handover, overlay);
  useTakenFocus(input, handover);

  /** In the overlay the dialog handles Escape and closes at once. */
  function handleKey({ key, nativeEvent }: KeyboardEvent): void {
    if (key === "Escape" && overlay) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    if (key === "Enter" && combobox.highlightedIndex === -1) {
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
      enter();
    }
  }

  /** On to the tags, which are gone once the list is closed. */
  function handleBlur({ relatedTarget, nativeEvent }: FocusEvent): void {
    if (relatedTarget?.closest("[data-search-tags]")) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }

  function handleEscape(): void {
    if (overlay) return; // The dialog handles it.
    input.current?.focus();
    combobox.closeMenu();
  }

  function handleText(wanted: string): void {
    combobox.setInputValue(wanted);
    input.current?.focus();
  }

  return (
    <>
      <SearchBox overlay={overlay} onClear={text === "" ? undefined : () => handleText("")}>
        <input
          {...combobox.getInputProps({
            ref: input,
            type: "text",
            "aria-label": common.search,
            enterKeyHint: "search",
            placeholder: shell.searchPlaceholder,
            maxLength: 100,
            onKeyDown: handleKey,
            onBlur: handleBlur,
          })}
        />
      </SearchBox>
      <SearchPopup
        state={state}
        text={text}
        isOverlay={overlay !== undefined}
        isOpen={combobox.isOpen}
        highlightedIndex={combobox.highlightedIndex}
        choices={choices}
        onRefine={handleText}
        onLeave={(to) => (to === input.current ? undefined : combobox.closeMenu())}
        onEscape={handleEscape}
        getMenuProps={combobox.getMenuProps}
        getItemProps={combobox.getItemProps}
      />
    </>
  );
}

/** The searched text, the options, and what choosing one does. */
function useChoices(handover: Handover, overlay: SearchComboboxProps["overlay"]) {
  const [text, setText] = useState(handover.text);
  const { state, retry } = useSearch(text);
  const choices = useMemo(() => choicesOf(state), [state]);
  const navigate = useNavigate();

  const combobox = useCombobox<SearchChoice>({
    items: [...choices],
    itemToString: () => "",
    selectedItem: null, // Choosing navigates; nothing stays selected.
    initialInputValue: handover.text,
    initialIsOpen: handover.hasFocus && handover.text.trim() !== "",
    stateReducer,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => handleChoice(selectedItem),
  });

  function handleChoice(choice: SearchChoice | null): void {
    if (choice === null) return;
    if (choice === "retry") {
      retry();
      return;
    }
    if (choice.delivery) setDelivery(choice.delivery);
    overlay?.onLeave();
    void navigate(choice.to, { state: handedTo(choice) });
  }

  const [entered, setEntered] = useState<string | null>(null);
  // News that merely resembles a misspelt text, and an enquiry, are offered but never opened by Enter.
  const first =
    state.kind === "ready"
      ? choices.find((choice) => choice !== "retry" && choice.kind !== "news" && choice.kind !== "ask")
      : undefined;
  // Enter before the answer has arrived chooses the first line of that answer, unless something else was typed since.
  useEffect(() => {
    if (entered === null || first === undefined) return;
    setEntered(null);
    if (entered === text) combobox.selectItem(first);
  }, [entered, first, text, combobox]);

  /** Enter without a highlighted line chooses the first that is not news. */
  const enter = () => {
    if (text.trim() !== "") setEntered(text);
  };

  return { text, state, choices, combobox, enter };
}

/** Restores focus and caret from the plain input. */
function useTakenFocus(input: RefObject<HTMLInputElement | null>, { hasFocus, start, end }: Handover): void {
  useLayoutEffect(() => {
    if (!hasFocus) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(start, end);
  }, [input, hasFocus, start, end]);
}

interface Handover {
  readonly text: string;
  readonly hasFocus: boolean;
  readonly start: number;
  readonly end: number;
}

function readHandover(input: HTMLInputElement | null): Handover {
  if (input === null) return { text: "", hasFocus: false, start: 0, end: 0 };
  const { value, selectionStart, selectionEnd } = input;
  return {
    text: value,
    hasFocus: document.activeElement === input,
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
  };
}

function choicesOf(state: SearchState): readonly SearchChoice[] {
  if (state.kind === "failed") return ["retry"];
  return state.kind === "ready" ? state.groups.flatMap(({ results }) => results) : [];
}

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** How the search differs from a field that keeps the chosen value. */
function stateReducer(
  before: UseComboboxState<SearchChoice>,
  { type, changes }: UseComboboxStateChangeOptions<SearchChoice>,
): Partial<UseComboboxState<SearchChoice>> {
  const next = { ...changes };
  if (type === InputBlur) {
    // Tab must leave, not choose the line under the pointer.
    next.selectedItem = null;
    next.inputValue = before.inputValue;
  }
  if (type === InputClick) next.isOpen = true;
  if ((type === InputKeyDownEnter || type === ItemClick) && next.selectedItem === "retry") {
    next.inputValue = before.inputValue;
    next.isOpen = true;
  }
  if (type === InputKeyDownEnter && before.highlightedIndex === -1) next.isOpen = before.isOpen;
  return { ...next, isOpen: next.isOpen === true && (next.inputValue ?? before.inputValue).trim() !== "" };
}

/** What the page is told that it leads to. */
function handedTo({ list, leftOut }: SearchResult): unknown {
  if (list) return { list, owner: currentOwner() };
  return leftOut ? handLeftOut(leftOut) : undefined;
}
