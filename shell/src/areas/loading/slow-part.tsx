import { shell } from "@mandi/shared/messages/shell";
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { LateFailure } from "../../frame/late-failure";

export type LoadPart = () => Promise<{ readonly default: ComponentType<object> }>;

/** Abandons hanging requests of the surrounding area, so that they can be repeated at fresh addresses. */
export const GiveUpWaiting = createContext<() => void>(() => undefined);

/** Shown in place of a slow part until it arrives, with a button to try again. The page around it stays. */
export function slowPart(first: ReturnType<LoadPart>, load: LoadPart): ComponentType<object> {
  let come: ComponentType<object> | null = null;
  first.then(
    (part) => {
      come = part.default;
    },
    () => undefined, // Announced where it is shown.
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

/** Any other slow part of the same area is requested again as well, see `retryContainer`. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "timeout";
}
