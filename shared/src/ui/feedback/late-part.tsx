import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "./part-boundary";

interface LatePlace {
  /** What is said, with a way to try again, when its code does not load. */
  readonly failed: string;
  /** Stands there until it has come, in its size. */
  readonly waiting: ReactNode;
}

/**
 * A part of a page whose code comes after what the page is there for. One that is lost fails alone, and a press or a later
 * visit asks for it again; where React's own `lazy` is the host's, it is reported like every part that is lost. An error of a
 * part that has come is the page's.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failed, waiting }: LatePlace,
): ComponentType<Props> {
  let lost: unknown = null;
  // A lost `lazy` stays lost: to try again takes another one.
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
    return <PartBoundary failed={failed} isLost={(error) => error === lost} onRetry={again} draw={draw} />;
  };
}
