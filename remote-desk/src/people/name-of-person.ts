import type { DeskUser } from "@mandi/shared/contract/desk/people";

/** A person as lists of the desk name them: staff by name, others by their firm; a new one by phone. */
export const nameOfPerson = ({ type, company, name, phone }: DeskUser): string =>
  (type === "staff" ? name : company || name) || phone;
