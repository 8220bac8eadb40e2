import { paperList } from "@mandi/shared/messages/paper-list";

const names: ReadonlyMap<string, string> = new Map(Object.entries(paperList.kinds));

/** How people call a kind of papers; one that this page does not know is a paper. */
export const kindName = (kind: string): string => names.get(kind) ?? paperList.other;
