import { createContext, type ReactNode, use, useState } from "react";

interface ToolsPlaceValue {
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
}

const ToolsPlaceContext = createContext<ToolsPlaceValue | null>(null);

/** Around a table and tools of a list's own, so that the tools of both make one row. */
export function SharedTools({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <ToolsPlaceContext value={{ place, setPlace }}>{children}</ToolsPlaceContext>;
}

/** Where the tools of the table come, among those of the list. */
export function ToolsPlace({ className }: { readonly className?: string | undefined }) {
  return <div ref={use(ToolsPlaceContext)?.setPlace} className={className} />;
}

/** The place that a list has for the tools of its table; undefined where it has none. */
export function useToolsPlace(): HTMLElement | null | undefined {
  return use(ToolsPlaceContext)?.place;
}
