import { type ComponentType, lazy, Suspense } from "react";
import type { LeaveGuardProps } from "./leave-guard";

export type KeepTypedProps = Pick<LeaveGuardProps, "filters"> & {
  /** The form holds something that is saved nowhere. */
  readonly isDirty: boolean;
};

const LeaveGuard = lazy(async (): Promise<{ default: ComponentType<LeaveGuardProps> }> => {
  try {
    const { LeaveGuard: Guard } = await import(/* webpackChunkName: "leave-guard" */ "./leave-guard");
    return { default: Guard };
  } catch {
    // Without its code nobody is asked; the form with what was typed must not break over that.
    return { default: () => null };
  }
});

/**
 * Asks before a half-filled form of a page is left; a form in a dialog has `hasUnsaved` of `Dialog` instead. Its code comes
 * with the first thing that is typed.
 */
export function KeepTyped({ isDirty, ...rest }: KeepTypedProps) {
  if (!isDirty) return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuard {...rest} />
    </Suspense>
  );
}
