import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** The output of `release token list --json`: who may release what over the web server. Never the secret or its hash. */
export const TokensAnswer = ArrayOf(
  ObjectOf({
    id: StringOf(),
    name: StringOf(),
    areas: ArrayOf(StringOf()),
    rights: ArrayOf(StringOf()),
    /** When it was made, and when it expires. ISO times. */
    at: StringOf(),
    until: Optional(StringOf()),
  }),
);
export type TokensAnswer = Static<typeof TokensAnswer>;
