import { useCallback, useRef, useState } from "react";

/** After this, a message says that the part is slow. */
const slowAfterMs = 9000;

/** Why a part that is wanted is not shown: its file is lost, or still on its way. */
export type MissingPart = "lost" | "slow";

export interface LatePart<Part> {
  /** Null until it has loaded. */
  readonly part: Part | null;
  /** It is wanted but missing: `PartMissing` takes its place. */
  readonly missing: MissingPart | null;
  /** It may be wanted soon: the pointer is over its button. A failure is not shown. */
  readonly prepare: () => void;
  /** It is wanted now, or again after a failure. */
  readonly want: () => void;
  /** Hides the message until it is wanted again. */
  readonly dismiss: () => void;
}

/**
 * A part of the frame that the first download leaves out. Not React.lazy: it caches a failed load forever, and its error
 * would take down the whole frame. Everything the shell loads lazily goes through here.
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
