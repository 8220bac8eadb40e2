import { counted } from "../format/counted";
/** Messages of the field in which people are searched and chosen. */
export const people = {
  searching: "Searching…",
  nobody: "Nobody found. Search by the beginning of a phone, a GSTIN or a part of a name.",
  found: (count: number) => counted(count, "person", "people"),
  notFound: "Person not found",
  nameFailed: "The name did not load",
  more: (count: number) => `The first ${count} are shown. Type more of the name or the phone to find others.`,
} as const;
