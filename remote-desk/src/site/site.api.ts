import { DeskBannerListAnswer, DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Every question with its answer. */
export const faqQuery = defineQuery((signal) => http.get("/desk/faq", DeskFaqListAnswer, { signal }), { isKept: true });

/** Every banner of the home page. */
export const bannersQuery = defineQuery((signal) => http.get("/desk/banner", DeskBannerListAnswer, { signal }), {
  isKept: true,
});
