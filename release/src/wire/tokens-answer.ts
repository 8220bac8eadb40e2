import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** What `release token list --json` says: who may release over the web server, and what. Never the secret or its hash. */
export const TokensAnswer = ArrayOf(
  ObjectOf({
    id: StringOf(),
    name: StringOf(),
    areas: ArrayOf(StringOf()),
    rights: ArrayOf(StringOf()),
    /** When it was made, and when it ends by itself. ISO times. */
    at: StringOf(),
    until: Optional(StringOf()),
  }),
);
export type TokensAnswer = Static<typeof TokensAnswer>;
