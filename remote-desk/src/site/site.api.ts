import { DeskTemplateListAnswer, DeskTextListAnswer } from "@mandi/shared/contract/desk/site";
import {
  DeskBannerListAnswer,
  DeskFaqListAnswer,
  DeskSparePictureAnswer,
} from "@mandi/shared/contract/desk/site-entry";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Every question with its answer. */
export const faqQuery = defineQuery((signal) => http.get("/desk/faq", DeskFaqListAnswer, { signal }), { isKept: true });

/** Every banner of the home page. */
export const bannersQuery = defineQuery((signal) => http.get("/desk/banner", DeskBannerListAnswer, { signal }), {
  isKept: true,
});

/** A page of the uploaded pictures that no banner shows. */
export const sparePicturesQuery = defineQuery((signal, page: number) =>
  http.get("/desk/banner-picture", DeskSparePictureAnswer, { signal, query: page > 1 ? { page } : {} }),
);

/** Every text of the site. */
export const textsQuery = defineQuery((signal) => http.get("/desk/text", DeskTextListAnswer, { signal }), {
  isKept: true,
});

/** The texts of notifications. */
export const templatesQuery = defineQuery((signal) => http.get("/desk/template", DeskTemplateListAnswer, { signal }), {
  isKept: true,
});
