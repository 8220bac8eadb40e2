import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** Who runs the marketplace and how to reach them. A value that is not configured is empty. */
export const SiteSetup = ObjectOf({
  short_about: StringOf(),
  phone1: StringOf(),
  phone2: StringOf(),
  email: StringOf(),
  /** Ten digits, a number with country code, or a `https://wa.me/…` address. */
  whatsapp: StringOf(),
  facebook: StringOf(),
  twitter: StringOf(),
  instagram: StringOf(),
  youtube: StringOf(),
  address: StringOf(),
  /** Additive: for documents and the copyright line. */
  legal_name: Optional(StringOf()),
  gst_number: Optional(StringOf()),
  play_store_link: Optional(StringOf()),
  app_store_link: Optional(StringOf()),
});
export type SiteSetup = Static<typeof SiteSetup>;

/** The part of `GET /config` that the shell reads; pages of the public area read the rest. */
export const SiteSetupAnswer = ObjectOf({ general_setup: SiteSetup });
export type SiteSetupAnswer = Static<typeof SiteSetupAnswer>;
