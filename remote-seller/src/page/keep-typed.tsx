import { type ComponentType, lazy, Suspense } from "react";

const LeaveGuard = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { LeaveGuard: Guard } = await import(
      /* webpackChunkName: "leave-guard" */ "@mandi/shared/ui/overlay/leave-guard"
    );
    return { default: Guard };
  } catch {
    // Without its code nobody is asked; the form with what was typed must not break over that.
    return { default: () => null };
  }
});

/** Asks before a half-filled form of a page is left. Its code comes with the first thing that is typed. */
export function KeepTyped({ isDirty }: { readonly isDirty: boolean }) {
  if (!isDirty) return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuard />
    </Suspense>
  );
}
