import { notify } from "@mandi/shared/browser/notify";
import { shell } from "@mandi/shared/messages/shell";
import { useCallback, useRef, useState } from "react";

export interface LatePart<Part> {
  /** Null until it has come. */
  readonly part: Part | null;
  /** It may be wanted soon: the pointer is over its button. A failure stays unsaid. */
  readonly prepare: () => void;
  /** It is wanted now. A failure is told; the next press tries again. */
  readonly want: () => void;
}

/**
 * A part of the frame that the first download leaves out. Not React.lazy: that remembers a failed load for good, and its
 * error would take the whole frame away.
 */
export function useLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const coming = useRef<Promise<void> | null>(null);
  const latestLoad = useRef(load);

  const fetchPart = useCallback((): Promise<void> => {
    coming.current ??= latestLoad.current().then(
      (loaded) => setPart(loaded),
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
    fetchPart().catch(() => notify.error(shell.chunkFailed));
  }, [fetchPart]);

  return { part, prepare, want };
}
