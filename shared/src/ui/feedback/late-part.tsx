import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { PartBoundary } from "./part-boundary";

interface LatePlace {
  /** What is said, with a way to try again, when its code does not load. */
  readonly failed: string;
  /** Stands there until it has come, in its size. */
  readonly waiting: ReactNode;
}

/**
 * A part of a page whose code comes after what the page is there for. One that is lost fails alone, and a press asks for it
 * again; where React's own `lazy` is the host's, it is reported like every part that is lost.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failed, waiting }: LatePlace,
): ComponentType<Props> {
  // A lost `lazy` stays lost: to try again takes another one.
  const begin = () => lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> = begin();
  const handleRetry = () => {
    Part = begin();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: a factory like React's `lazy`, called once for each part
  return function LatePart(props: Props): ReactNode {
    const draw = () => (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
    return <PartBoundary failed={failed} onRetry={handleRetry} draw={draw} />;
  };
}
