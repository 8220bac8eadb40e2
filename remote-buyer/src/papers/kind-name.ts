import { paperList as words } from "@mandi/shared/messages/paper-list";

const names: ReadonlyMap<string, string> = new Map(Object.entries(words.kinds));

/** How people call a kind of papers; one that this page does not know is a paper. */
export const kindName = (kind: string): string => names.get(kind) ?? words.other;
