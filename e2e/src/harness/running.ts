const steps: (() => Promise<unknown>)[] = [];

/** Registers a step for `stopAll`. Set-up and tear-down run in the same process. */
export function stopAtTheEnd(step: () => Promise<unknown>): void {
  steps.push(step);
}

/** Stops what the set-up started, the last one first. */
export async function stopAll(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) await step();
}
