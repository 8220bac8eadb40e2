import { type ComponentType, lazy, type ReactNode } from "react";
import { withFurtherTries } from "./further-tries";
import { isWorthAnotherTry, tellOfLostPart } from "./lost-part";
import { type LoadPart, slowPart } from "./slow-part";

/** A part that has not loaded by then is reported as slow; when it does load, it is shown. */
const patienceMs = 9000;

let round = 0;

/** Lets lost parts be requested again, because the user tries again. */
export function askAgainForLateParts(): void {
  round += 1;
}

/**
 * Replaces React's `lazy` for areas. React's own caches a failed load for the life of the page, so "Try again" on the card
 * would show the card again; this one requests the part again.
 */
export function latePart(load: LoadPart): ComponentType<object> {
  let lostIn: number | null = null;
  const reported: LoadPart = async () => {
    try {
      return await withFurtherTries(load, isWorthAnotherTry);
    } catch (error) {
      tellOfLostPart(error);
      throw error;
    }
  };
  const remembering: LoadPart = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const coming = reported();
    const slow = new Promise<{ readonly default: ComponentType<object> }>((resolve) => {
      timer = setTimeout(() => resolve({ default: slowPart(coming, reported) }), patienceMs);
    });
    try {
      return await Promise.race([coming, slow]);
    } catch (error) {
      lostIn = round;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  let Part = lazy(remembering);

  // biome-ignore lint/correctness/noComponentHookFactories: a factory like React's own, called once for each part
  return function LatePart(props: object): ReactNode {
    // Only the user starts a new round: automatic retries might never end.
    if (lostIn !== null && lostIn !== round) {
      lostIn = null;
      Part = lazy(remembering);
    }
    return <Part {...props} />;
  };
}
