import { useCallback, useRef, useState } from "react";

export interface LatePart<Part> {
  /** Null until it has come. */
  readonly part: Part | null;
  /** It was wanted and could not be had: `LateFailure` takes its place. */
  readonly hasFailed: boolean;
  /** It may be wanted soon: the pointer is over its button. A failure stays unsaid. */
  readonly prepare: () => void;
  /** It is wanted now, or once more after a failure. */
  readonly want: () => void;
  /** Takes the failure away until it is wanted again. */
  readonly dismiss: () => void;
}

/**
 * A part of the frame that the first download leaves out. Not React.lazy: that remembers a failed load for good, and its
 * error would take the whole frame away. Everything the shell loads late goes through here.
 */
export function useLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const coming = useRef<Promise<void> | null>(null);
  const latestLoad = useRef(load);

  const fetchPart = useCallback((): Promise<void> => {
    coming.current ??= latestLoad.current().then(
      (loaded) => {
        setPart(loaded);
        setHasFailed(false);
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
    fetchPart().catch(() => setHasFailed(true));
  }, [fetchPart]);

  const dismiss = useCallback(() => setHasFailed(false), []);

  return { part, hasFailed, prepare, want, dismiss };
}
