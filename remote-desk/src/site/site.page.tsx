import { site } from "@mandi/shared/messages/desk-site";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { type ComponentType, lazy, Suspense } from "react";
import { DeskPage } from "../common/desk-page";
import { PartWaiting } from "../common/part-place";
import { FaqSection } from "./faq-section";
import { type Section, sections } from "./sections";
import styles from "./site.module.css";
import { type SectionProps, useSiteAddress } from "./use-site-address";

/** The questions come first; each other part comes when its tab is opened. */
const BannerSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-banners" */ "./banner-section")).BannerSection,
}));
const TextSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-texts" */ "./text-section")).TextSection,
}));
const MessageSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-messages" */ "./message-section")).MessageSection,
}));

const parts: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  faq: FaqSection,
  banners: BannerSection,
  texts: TextSection,
  messages: MessageSection,
};

/** What the public pages say beside news and products. */
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
        <Suspense fallback={<PartWaiting label={site.sections[address.section]} />}>
          <Part key={`${address.section} ${address.open ?? "list"}`} address={address} />
        </Suspense>
      </div>
    </DeskPage>
  );
}
