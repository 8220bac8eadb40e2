import { DeskSettingListAnswer } from "@mandi/shared/contract/desk/setting";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Every setting of the market. */
export const settingsQuery = defineQuery((signal) => http.get("/desk/setting", DeskSettingListAnswer, { signal }), {
  isKept: true,
});
