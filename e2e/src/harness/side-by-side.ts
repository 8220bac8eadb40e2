import type { Visit } from "./visit";

/**
 * Visits every address, each in one of the visits, in parallel: most of the time for opening a page is the gate's one-second
 * wait.
 */
export async function sideBySide(
  visits: readonly Visit[],
  addresses: readonly string[],
  look: (visit: Visit, address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  await Promise.all(
    visits.map(async (visit) => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
        found.push(...(await look(visit, address)));
    }),
  );
  return found;
}
