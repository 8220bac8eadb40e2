/** Pauses before further tries. A connection that was reset is mostly there again at once; one that was not gets some time. */
const pausesMs = [250, 900];

/** Not everybody whose connection broke in the same moment asks again in the same moment. */
const spread = () => 0.75 + Math.random() / 2;

/** Loads, and after a failure loads again as long as `mayTryAgain` says so, after a pause that grows. */
export async function withFurtherTries<Value>(
  load: () => Promise<Value>,
  mayTryAgain: (error: unknown) => Promise<boolean>,
): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await load();
    } catch (error) {
      if (!(await mayTryAgain(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * spread()));
  }
  return load();
}
