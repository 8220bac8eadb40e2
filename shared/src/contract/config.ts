import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { SiteSetup } from "./site-setup";

/** A question and its answer. */
export const FaqEntry = ObjectOf({ title: StringOf(), description: StringOf() });
export type FaqEntry = Static<typeof FaqEntry>;

/** `GET /config` as a whole. All texts but the site setup are HTML; what is not configured is empty. */
export const ConfigAnswer = ObjectOf({
  general_setup: SiteSetup,
  faq: ArrayOf(FaqEntry),
  about_us: StringOf(),
  privacy_policy: StringOf(),
  terms_condition: StringOf(),
  returns_policy: StringOf(),
  logistics: StringOf(),
  payment_method: StringOf(),
});
export type ConfigAnswer = Static<typeof ConfigAnswer>;
