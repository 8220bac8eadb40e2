import { shell } from "@mandi/shared/messages/shell";
import type { ReactNode } from "react";
import { LateFailure } from "./late-failure";
import type { MissingPart } from "./use-late-part";

interface PartMissingProps {
  readonly missing: MissingPart;
  readonly onRetry: () => void;
  readonly at?: "here" | "below" | "foot";
  readonly children?: ReactNode;
}

/**
 * Shown instead of a part of the frame. A slow one gets no retry button: it arrives by itself, and a retry would wait for
 * the same file.
 */
export function PartMissing({ missing, onRetry, ...rest }: PartMissingProps) {
  if (missing === "slow") return <LateFailure text={shell.partLate} {...rest} />;
  return <LateFailure onRetry={onRetry} {...rest} />;
}
