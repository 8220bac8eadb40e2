import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";

/** The roles of staff; one person may have several. */
export const deskRoles = ["operator", "accountant", "approver", "admin"] as const;
export type DeskRole = (typeof deskRoles)[number];
export const DeskRoleSchema = Enum([...deskRoles]);

/** Who has each right (docs/domain.md#the-desk); every operation of the desk names the one that it needs. */
export const deskRights = {
  look: deskRoles,
  trade: ["operator"],
  people: ["operator", "admin"],
  content: ["operator"],
  books: ["accountant", "approver"],
  money: ["accountant"],
  confirm: ["approver"],
  rules: ["admin"],
  colleagues: ["admin"],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>;

export type DeskRight = keyof typeof deskRights;

/** Every right, in the order of the table. */
export const allRights: readonly DeskRight[] = [
  "look",
  "trade",
  "people",
  "content",
  "books",
  "money",
  "confirm",
  "rules",
  "colleagues",
];

/** Rights whose acts need a new one-time code: they move money, or change who may. */
export const rightsWithCode: readonly DeskRight[] = ["money", "confirm", "rules", "colleagues"];

/** Whether somebody with these roles has a right. */
export function hasRight(roles: readonly DeskRole[], right: DeskRight): boolean {
  return deskRights[right].some((role) => roles.includes(role));
}

/** Why an act is refused, and who can change that: `This needs the role of operator or admin.` */
export function rightMissing(right: DeskRight): string {
  return `This needs the role of ${deskRights[right].join(" or ")}. An admin of the desk can give it to you.`;
}

/**
 * `GET /desk/right`: the caller's roles at the desk, and the rights that follow from them; plain texts, so that an older
 * area accepts one that it does not know.
 */
export const DeskRightAnswer = ObjectOf({
  data: ObjectOf({ roles: ArrayOf(StringOf()), rights: ArrayOf(StringOf()) }),
});
export type DeskRightAnswer = Static<typeof DeskRightAnswer>;
