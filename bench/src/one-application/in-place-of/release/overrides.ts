/** Nobody can run another version of a part. */
export async function readOverrides(): Promise<ReadonlyMap<string, never>> {
  return new Map<string, never>();
}
