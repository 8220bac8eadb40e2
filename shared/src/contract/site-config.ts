import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { SiteSetup } from "./site-setup";

export const FaqEntry = ObjectOf({ title: StringOf(), description: StringOf() });
export type FaqEntry = Static<typeof FaqEntry>;

/** `GET /config`. The last six are HTML, sanitised when they were stored; empty when not configured. */
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
