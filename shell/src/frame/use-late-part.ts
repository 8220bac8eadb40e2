import { useCallback, useRef, useState } from "react";

/** After this the page says that the part is slow. */
const slowAfterMs = 9000;

/** Why a part that is wanted is not shown: its file is lost, or still on its way. */
export type MissingPart = "lost" | "slow";

export interface LatePart<Part> {
  /** Null until it has come. */
  readonly part: Part | null;
  /** It is wanted and not there: `PartMissing` takes its place. */
  readonly missing: MissingPart | null;
  /** It may be wanted soon: the pointer is over its button. A failure stays unsaid. */
  readonly prepare: () => void;
  /** It is wanted now, or once more after a failure. */
  readonly want: () => void;
  /** Takes the message away until it is wanted again. */
  readonly dismiss: () => void;
}

/**
 * A part of the frame that the first download leaves out. Not React.lazy: it remembers a failed load forever, and its
 * error would take down the whole frame. Everything the shell loads late goes through here.
 */
export function useLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [missing, setMissing] = useState<MissingPart | null>(null);
  const coming = useRef<Promise<void> | null>(null);
  const latestLoad = useRef(load);

  const fetchPart = useCallback((): Promise<void> => {
    coming.current ??= latestLoad.current().then(
      (loaded) => {
        setPart(loaded);
        setMissing(null);
      },
      (error: unknown) => {
        coming.current = null;
        throw error;
      },
    );
    return coming.current;
  }, []);

  const prepare = useCallback(() => {
    fetchPart().catch(() => undefined);
  }, [fetchPart]);

  const want = useCallback(() => {
    const timer = setTimeout(() => setMissing("slow"), slowAfterMs);
    fetchPart()
      .catch(() => setMissing("lost"))
      .finally(() => clearTimeout(timer));
  }, [fetchPart]);

  const dismiss = useCallback(() => setMissing(null), []);

  return { part, missing, prepare, want, dismiss };
}
