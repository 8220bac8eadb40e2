import { useEffect, useRef } from "react";

/** Ctrl+Enter confirms an open question. The press that opened it does not answer it, and neither does a key that is held down. */
export function useConfirmKey(isAsked: boolean, onConfirm: () => void): void {
  const confirm = useRef(onConfirm);
  useEffect(() => {
    confirm.current = onConfirm;
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const openedAt = performance.now();
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== "Enter" || !event.ctrlKey || event.repeat || event.timeStamp <= openedAt) return;
      event.preventDefault();
      confirm.current();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isAsked]);
}
