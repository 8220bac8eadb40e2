import type { Visit } from "./visit";

/**
 * Looks at every address, each in one of the visits. They wait together: most of a page's time at its opening is the gate's
 * own second.
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
