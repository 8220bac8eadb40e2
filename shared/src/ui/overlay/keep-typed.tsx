import { type ComponentType, lazy, Suspense } from "react";
import type { LeaveGuardProps } from "./leave-guard";

export type KeepTypedProps = Pick<LeaveGuardProps, "filters"> & {
  /** The form has unsaved input. */
  readonly isDirty: boolean;
};

const LeaveGuard = lazy(async (): Promise<{ default: ComponentType<LeaveGuardProps> }> => {
  try {
    const { LeaveGuard: Guard } = await import(/* webpackChunkName: "leave-guard" */ "./leave-guard");
    return { default: Guard };
  } catch {
    // If its code does not load, there is no question; the form with its input must not break because of that.
    return { default: () => null };
  }
});

/**
 * Asks before a half-filled form of a page is left; a form in a dialog uses `hasUnsaved` of `Dialog` instead. Its code
 * loads with the first input.
 */
export function KeepTyped({ isDirty, ...rest }: KeepTypedProps) {
  if (!isDirty) return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuard {...rest} />
    </Suspense>
  );
}
