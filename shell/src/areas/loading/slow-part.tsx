import { shell } from "@mandi/shared/messages/shell";
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { LateFailure } from "../../frame/late-failure";

export type LoadPart = () => Promise<{ readonly default: ComponentType<object> }>;

/** Gives up what hangs of the area around, so that it can be asked for at a fresh address. */
export const GiveUpWaiting = createContext<() => void>(() => undefined);

/** Takes the place of a part that is slow, until it comes: says so, with a way to try again. The page around it stays. */
export function slowPart(first: ReturnType<LoadPart>, load: LoadPart): ComponentType<object> {
  let come: ComponentType<object> | null = null;
  first.then(
    (part) => {
      come = part.default;
    },
    () => undefined, // Said where it is shown.
  );

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part that is slow
  return function SlowPart(props: object): ReactNode {
    const giveUpWaiting = useContext(GiveUpWaiting);
    const [Part, setPart] = useState(() => come);
    const [lost, setLost] = useState<{ readonly error: unknown } | null>(null);
    const [coming, setComing] = useState(first);

    useEffect(() => {
      let isOld = false;
      coming.then(
        (part) => {
          come = part.default;
          if (!isOld) setPart(() => part.default);
        },
        (error: unknown) => {
          if (isOld) return;
          if (isGivenUp(error)) setComing(load());
          else setLost({ error });
        },
      );
      return () => {
        isOld = true;
      };
    }, [coming]);

    function handleRetry(): void {
      giveUpWaiting();
      setComing(load());
    }

    if (lost) throw lost.error;
    if (Part) return <Part {...props} />;
    return <LateFailure at="foot" text={shell.partLate} onRetry={handleRetry} />;
  };
}

/** With another slow part of the same area, see `retryContainer`: then it is asked for again as well. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "timeout";
}
