/** Parts have no other versions to run. */
export async function readOverrides(): Promise<ReadonlyMap<string, never>> {
  return new Map<string, never>();
}
