import { common } from "@mandi/shared/messages/common";
import { site } from "@mandi/shared/messages/desk-site";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ComponentType } from "react";
import { DeskPage } from "../common/desk-page";
import { PartWaiting } from "../common/part-place";
import { FaqSection } from "./faq-section";
import { type Section, sections } from "./sections";
import styles from "./site.module.css";
import { type SectionProps, useSiteAddress } from "./use-site-address";

const placeOf = (section: Section) => ({
  failed: common.failedTitle,
  waiting: <PartWaiting label={site.sections[section]} />,
});

/** The questions are part of the page; each other part loads when its tab is opened. */
const BannerSection = latePart(
  async () => (await import(/* webpackChunkName: "site-banners" */ "./banner-section")).BannerSection,
  placeOf("banners"),
);
const TextSection = latePart(
  async () => (await import(/* webpackChunkName: "site-texts" */ "./text-section")).TextSection,
  placeOf("texts"),
);
const MessageSection = latePart(
  async () => (await import(/* webpackChunkName: "site-messages" */ "./message-section")).MessageSection,
  placeOf("messages"),
);

const parts: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  faq: FaqSection,
  banners: BannerSection,
  texts: TextSection,
  messages: MessageSection,
};

/** The texts of the public pages other than news and products. */
export default function SitePage() {
  const address = useSiteAddress();
  const Part = parts[address.section];
  return (
    <DeskPage>
      <PageHead title={site.title} facts={site.facts} />
      <Tabs
        label={site.sectionsLabel}
        tabs={sections.map((section) => ({
          to: address.pathOf(section),
          label: site.sections[section],
          isCurrent: section === address.section,
        }))}
      />
      <div className={styles.part}>
        <Part key={`${address.section} ${address.open ?? "list"}`} address={address} />
      </div>
    </DeskPage>
  );
}
