import { useEffect } from "react";

export interface DirtyProps {
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Tells the dialog around the form, which asks before it closes. */
export function Dirty({ isDirty, onDirty }: DirtyProps) {
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
