import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { rowsOf } from "./use-row-keys";

/** The row whose link was followed last, and the address of its list. */
let followed: { readonly address: string; readonly row: string | undefined } | null = null;

/**
 * After the browser's Back the focus is on the row that was opened, or on the one that took its place.
 * @returns notes the row of a click in the list
 */
export function useReturn(
  list: RefObject<HTMLElement | null>,
  replacement: () => HTMLElement | undefined = () => undefined,
): (event: MouseEvent) => void {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === "POP";
  const arrival = useRef({ address: `${pathname}${search}`, isBack, replacement });
  useEffect(() => {
    const before = followed;
    followed = null;
    if (!arrival.current.isBack || before?.address !== arrival.current.address) return;
    const row = rowsOf(list.current).find((one) => one.dataset["row"] === before.row);
    (row ?? arrival.current.replacement())?.focus();
  }, [list]);
  return ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    if (row) followed = { address: `${pathname}${search}`, row: row.dataset["row"] };
  };
}
