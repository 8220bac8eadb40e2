import { type ComponentType, lazy, type ReactNode } from "react";
import { tellOfLostPart } from "./lost-part";

type Load = () => Promise<{ readonly default: ComponentType<object> }>;

let round = 0;

/** Lets parts that were lost be asked for again, because the user tries again. */
export function askAgainForLateParts(): void {
  round += 1;
}

/**
 * React's `lazy` as areas get it. React's own remembers a part that could not be had for as long as the page lives, so
 * "Try again" on the card would show the card again; this one asks anew.
 */
export function latePart(load: Load): ComponentType<object> {
  let lostIn: number | null = null;
  const remembering: Load = async () => {
    try {
      return await load();
    } catch (error) {
      lostIn = round;
      tellOfLostPart(error);
      throw error;
    }
  };
  let Part = lazy(remembering);

  // biome-ignore lint/correctness/noComponentHookFactories: a factory like React's own, called once for each part
  return function LatePart(props: object): ReactNode {
    // Only the user begins a new round: asking by itself again and again would never end.
    if (lostIn !== null && lostIn !== round) {
      lostIn = null;
      Part = lazy(remembering);
    }
    return <Part {...props} />;
  };
}
