import { useEffect, useRef } from "react";

/** Calls something again and again while the page is looked at; a hidden tab asks nothing and catches up when it is seen. */
export function useRefreshing(refresh: () => void, everyMs: number, isOn: boolean): void {
  const latest = useRef(refresh);
  latest.current = refresh;

  useEffect(() => {
    if (!isOn) return;
    const run = (): void => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(run, everyMs);
    document.addEventListener("visibilitychange", run);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [everyMs, isOn]);
}
