import type { BuildAccount } from "./build-order";

/** Name of the chunk of an area's exposed module. */
export const exposedChunk = "area";

/** Which files belong to the exposed module and to each page, from the compiler's statistics. */
export function chunkFiles(account: BuildAccount) {
  const groups = account.namedChunkGroups ?? {};

  return {
    /** Files of the exposed module itself, needed whatever the page. */
    ofArea: (): string[] => filesOf(exposedChunk),

    /**
     * Files of one page, in addition to those of the area.
     *
     * @throws when no import has the page's name: the route would have nothing to preload, or no page at all.
     */
    ofPage(page: string): string[] {
      const shared = new Set(filesOf(exposedChunk));
      return filesOf(page).filter((file) => !shared.has(file));
    },
  };

  function filesOf(name: string): string[] {
    const group = groups[name];
    if (!group) {
      const known = Object.keys(groups).join(", ");
      throw new Error(
        `No chunk is named "${name}" (there are: ${known}). Write import(/* webpackChunkName: "${name}" */ …) in src/area.tsx.`,
      );
    }
    return (group.assets ?? []).map(({ name: file }) => file).filter((file) => /\.(js|css)$/.test(file));
  }
}
