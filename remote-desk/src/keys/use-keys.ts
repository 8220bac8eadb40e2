import { useEffect, useRef } from "react";
import { isSilentKey } from "./letter-keys";

/** What a key does; the name is that of `KeyboardEvent.key`. */
export type KeyTable = Readonly<Record<string, (() => void) | undefined>>;

/** The key tables of the open page. */
const tables = new Set<() => KeyTable>();

/** Whether a key currently does something on the page. */
export const isWorkingKey = (key: string): boolean => [...tables].some((read) => read()[key] !== undefined);

/**
 * Keys of a page while it is open. They are off in fields, with Ctrl, Alt or the command key, and while a dialog is
 * open, where they mean something else. Those of one character are off for whoever has switched them off.
 */
export function useKeys(table: KeyTable): void {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event.target)) return;
      const act = latest.current[event.key];
      if (act === undefined || isSilentKey(event.key)) return;
      event.preventDefault();
      act();
    }
    const read = () => latest.current;
    tables.add(read);
    document.addEventListener("keydown", handleKey);
    return () => {
      tables.delete(read);
      document.removeEventListener("keydown", handleKey);
    };
  }, []);
}

/** Whether letters mean something else there: in a field, or while a dialog is open. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], [role='dialog'], [role='alertdialog']")) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
