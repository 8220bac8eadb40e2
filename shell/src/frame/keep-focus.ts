import { whenIdle } from "./when-idle";

/** Keeps the focus near what a person did, once the first page is shown: nothing has been done before. */
export function keepFocus(): void {
  whenIdle(() => {
    import("./focus-keeper").then(
      ({ watchFocus }) => void watchFocus(),
      () => undefined, // Optional: without it, the browser's own rule applies.
    );
  }, 0);
}
