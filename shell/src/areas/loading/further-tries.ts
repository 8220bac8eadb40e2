/** Pauses before further attempts. A reset connection usually works again at once; otherwise it gets some time. */
const pausesMs = [250, 900];

/** Jitter, so that not everybody whose connection broke at the same moment retries at the same moment. */
const spread = () => 0.75 + Math.random() / 2;

/** Loads, and after a failure retries with growing pauses as long as `mayTryAgain` allows. */
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
