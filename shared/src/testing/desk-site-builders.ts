import type { DeskTemplate, DeskText } from "../contract/desk/site";
import type { DeskBannerListAnswer, DeskFaqListAnswer } from "../contract/desk/site-entry";

/** Two questions, of which visitors read the first. */
export const aFaqList = (): DeskFaqListAnswer => ({
  data: [
    {
      id: 11,
      title: "How do I pay?",
      description: "<p>By bank transfer.</p>",
      is_hidden: 0,
      version: "3f2a90c1d4e5b607",
    },
    {
      id: 12,
      title: "Who carries it?",
      description: "<p>A transporter.</p>",
      is_hidden: 1,
      version: "90c1d4e5b6073f2a",
    },
  ],
  order: "d4e5b6073f2a90c1",
});

/** One banner that visitors see. */
export const aBannerList = (): DeskBannerListAnswer => ({
  data: [
    {
      id: 5,
      photo: "/media/banners/tmt.svg",
      title: "TMT by the full truck",
      is_hidden: 0,
      version: "3f2a90c1d4e5b607",
    },
  ],
  order: "b6073f2a90c1d4e5",
});

/** A policy with mark-up. */
export const aDeskText = (change: Partial<DeskText> = {}): DeskText => ({
  key: "privacy_policy",
  value: "<p>We keep little.</p>",
  is_html: 1,
  version: "3f2a90c1d4e5b607",
  ...change,
});

/** A message with one value, as the product delivers it. */
export const aDeskTemplate = (change: Partial<DeskTemplate> = {}): DeskTemplate => ({
  kind: "message received",
  text: "Our desk wrote to you about {number}.",
  is_own: 0,
  standard: "Our desk wrote to you about {number}.",
  version: "3f2a90c1d4e5b607",
  ...change,
});
