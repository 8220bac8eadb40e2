import { useEffect } from "react";

export interface DirtyProps {
  readonly isDirty: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Reports unsaved input to the surroundings of the form, which ask before it closes, or keep it. */
export function Dirty({ isDirty, onDirty }: DirtyProps) {
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
