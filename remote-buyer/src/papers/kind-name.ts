import { paperList } from "@mandi/shared/messages/paper-list";

const names: ReadonlyMap<string, string> = new Map(Object.entries(paperList.kinds));

/** The readable name of a kind of documents; one unknown to this page is just "document". */
export const kindName = (kind: string): string => names.get(kind) ?? paperList.other;
