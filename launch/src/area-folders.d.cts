/** The areas of a checkout, by their folders: a fifth area is checked, tested and built without a change to any list. */
export function areaFolders(checkout: string): string[];
