import { DeskRightAnswer } from "@mandi/shared/contract/desk/right";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The reader's rights at the desk. */
export const rightsQuery = defineQuery((signal) => http.get("/desk/right", DeskRightAnswer, { signal }), {
  isKept: true,
});
