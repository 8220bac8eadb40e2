import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "./part-boundary";

interface LatePlace {
  /** The message, with a way to try again, when its code does not load. */
  readonly failed: string;
  /** The placeholder while it loads, in its size. */
  readonly waiting: ReactNode;
  /** A press asks for it, such as a dialog: its failure comes into view. */
  readonly isAsked?: boolean;
}

/**
 * A part of a page whose code loads after the main content. If loading fails, only the part fails, and a press or a
 * later visit requests it again; where React's own `lazy` is the host's, the failure is reported like that of any other
 * part. An error inside a loaded part goes to the page.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failed, waiting, isAsked }: LatePlace,
): ComponentType<Props> {
  let lost: unknown = null;
  // A failed `lazy` stays failed: trying again takes a new one.
  const begin = () => {
    lost = null;
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        lost = error;
        throw error;
      }
    });
  };
  let Part: ComponentType<Props> = begin();
  const again = () => {
    Part = begin();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: a factory like React's `lazy`, called once for each part
  return function LatePart(props: Props): ReactNode {
    useState(() => lost !== null && again());
    const draw = () => (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
    return (
      <PartBoundary failed={failed} isAsked={isAsked} isLost={(error) => error === lost} onRetry={again} draw={draw} />
    );
  };
}
