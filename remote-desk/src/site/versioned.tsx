import type { DeskTemplate, DeskText } from "@mandi/shared/contract/desk/site";
import type { DeskBanner, DeskQuestion } from "@mandi/shared/contract/desk/site-entry";
import type { DeskSiteVersion } from "@mandi/shared/contract/desk/site-version";
import { fillTemplate } from "@mandi/shared/format/template-text";
import { messages } from "@mandi/shared/messages/desk-site";
import { versions } from "@mandi/shared/messages/site-versions";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import type { Versioned } from "../versions/versions-block";
import styles from "./site.module.css";

/** How the versions of a question are shown and restored, sending what was read, so that nobody's change is lost. */
export const versionedQuestion = ({ id, version }: DeskQuestion): Versioned => ({
  subject: `faq:${id}`,
  fieldNames: versions.fields,
  actOf: (content) => ({ right: "content", path: `/desk/faq/${id}/edit`, fixed: { ...content, version } }),
  show: ({ title = "", description = "" }) => (
    <>
      <p className={styles.question}>{title}</p>
      <RichHtml html={description} look="read" />
    </>
  ),
});

/** An empty day or link is left out, because the call accepts only a valid one. */
const withoutEmpty = ({ first_day = "", last_day = "", link = "", ...content }: DeskSiteVersion["content"]) => ({
  ...content,
  ...(first_day === "" ? {} : { first_day }),
  ...(last_day === "" ? {} : { last_day }),
  ...(link === "" ? {} : { link }),
});

/** The same for a banner. */
export const versionedBanner = ({ id, version }: DeskBanner): Versioned => ({
  subject: `banner:${id}`,
  fieldNames: versions.bannerFields,
  actOf: (content) => ({
    right: "content",
    path: `/desk/banner/${id}/edit`,
    fixed: { ...withoutEmpty(content), version },
  }),
  isPicture: (name) => name === "photo",
  show: ({ photo = "", title = "" }) => <BannerPicture src={photo} alt={title} className={styles.slide} />,
});

/** The same for a policy or a company detail. */
export const versionedText = ({ key, is_html, version }: DeskText): Versioned => ({
  subject: `text:${key}`,
  fieldNames: versions.fields,
  actOf: ({ value = "" }) => ({ right: "rules", path: "/desk/text", fixed: { key, value, version } }),
  show: ({ value = "" }) => (is_html === 1 ? <RichHtml html={value} look="read" /> : <p>{value}</p>),
});

/** The same for a message; the default text is restored as the default, so that it follows the product again. */
export const versionedMessage = ({ kind, standard, version }: DeskTemplate): Versioned => ({
  subject: `template:${kind}`,
  fieldNames: versions.fields,
  actOf: ({ text = "" }) => ({
    right: "rules",
    path: "/desk/template",
    fixed: { kind, text: text === standard ? "" : text, version },
  }),
  show: ({ text = "" }) => <p>{fillTemplate(text, messages.samples)}</p>,
});
