import { Object as ObjectOf, type Static } from "typebox";
import { AreaVersion } from "./release-document";

/** `GET /api/test-version/{area}/{version}`: a published version for a tester with a permit. */
export const TestVersionAnswer = ObjectOf({ data: AreaVersion });
export type TestVersionAnswer = Static<typeof TestVersionAnswer>;
