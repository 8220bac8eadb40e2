import { setTimeout as pause } from "node:timers/promises";

/** Calls the function until it returns a value; undefined after the timeout. */
export async function waitUntil<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  limits: { readonly withinMs: number; readonly everyMs: number },
): Promise<T | undefined> {
  const deadline = performance.now() + limits.withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() >= deadline) return undefined;
    await pause(limits.everyMs);
  }
}
