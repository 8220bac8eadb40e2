import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import type { PartKey } from "./part-list";

/** Which part the reader asked for before it had arrived. */
interface Wanted {
  readonly want: (part: PartKey | null) => void;
  /** Whether this part was asked for last; true only once. */
  readonly take: (part: PartKey) => boolean;
}

const WantedContext = createContext<Wanted>({ want: () => undefined, take: () => false });

export const useWanted = (): Wanted => useContext(WantedContext);

/** Remembers a jump to a part that is still loading. */
export function WantedPart({ children }: { readonly children: ReactNode }) {
  const asked = useRef<PartKey | null>(null);
  const wanted = useMemo(
    () => ({
      want: (part: PartKey | null) => {
        asked.current = part;
      },
      take: (part: PartKey) => {
        const isAsked = asked.current === part;
        if (isAsked) asked.current = null;
        return isAsked;
      },
    }),
    [],
  );
  return <WantedContext.Provider value={wanted}>{children}</WantedContext.Provider>;
}
