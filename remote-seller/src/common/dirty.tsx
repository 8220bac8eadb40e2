import { useEffect } from "react";

export interface DirtyProps {
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Tells what is around the form: it asks before it closes, or keeps the form. */
export function Dirty({ isDirty, onDirty }: DirtyProps) {
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
