import { site } from "@mandi/shared/messages/desk-site";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ComponentType } from "react";
import { DeskPage } from "../common/desk-page";
import { BannerSection } from "./banner-section";
import { FaqSection } from "./faq-section";
import { MessageSection } from "./message-section";
import { type Section, sections } from "./sections";
import styles from "./site.module.css";
import { TextSection } from "./text-section";
import { type SectionProps, useSiteAddress } from "./use-site-address";

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
        <Part key={`${address.section} ${address.open ?? "list"}`} address={address} />
      </div>
    </DeskPage>
  );
}
