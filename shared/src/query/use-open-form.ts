import { useLayoutEffect } from "react";
import { openForm } from "./held-failures";

/** While it is open, the page keeps its data, and with it this form: see {@link openForm}. */
export function useOpenForm(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? openForm() : undefined), [isOpen]);
}
