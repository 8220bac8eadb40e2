import { createContext, type ReactNode, use, useState } from "react";

interface ToolsPlaceValue {
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
}

const ToolsPlaceContext = createContext<ToolsPlaceValue | null>(null);

/** Around a table and a list's own tools, so that both sets of tools form one row. */
export function SharedTools({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <ToolsPlaceContext value={{ place, setPlace }}>{children}</ToolsPlaceContext>;
}

/** Where the tools of the table go, among those of the list. */
export function ToolsPlace({ className }: { readonly className?: string | undefined }) {
  return <div ref={use(ToolsPlaceContext)?.setPlace} className={className} />;
}

/** The list's place for the tools of its table; undefined if it has none. */
export function useToolsPlace(): HTMLElement | null | undefined {
  return use(ToolsPlaceContext)?.place;
}
