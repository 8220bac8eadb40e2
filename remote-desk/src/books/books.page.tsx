import { common } from "@mandi/shared/messages/common";
import { books } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Printer } from "lucide-react";
import type { ComponentType } from "react";
import { DeskPage } from "../common/desk-page";
import { WithRight } from "../rights/with-right";
import styles from "./books.module.css";
import { ChecksSection } from "./checks-section";
import { JournalsSection } from "./journals-section";
import { OwedSection } from "./owed-section";
import type { SectionProps } from "./section-props";
import { type Section, sections } from "./sections";
import { TrailSection } from "./trail-section";
import { useBooksAddress } from "./use-books-address";

// The first section is part of the page; each section for the tax office loads with its tab.
const late = { failed: common.failedTitle, waiting: <SkeletonBlock height={320} /> };
const ExportsSection = latePart(
  async () => (await import(/* webpackChunkName: "books-exports" */ "./exports-section")).ExportsSection,
  late,
);
const PapersSection = latePart(
  async () => (await import(/* webpackChunkName: "books-papers" */ "./papers-section")).PapersSection,
  late,
);
const PortalsSection = latePart(
  async () => (await import(/* webpackChunkName: "books-portals" */ "./portals-section")).PortalsSection,
  late,
);
const TdsSection = latePart(
  async () => (await import(/* webpackChunkName: "books-tds" */ "./tds-section")).TdsSection,
  late,
);

const parts: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  owed: OwedSection,
  journals: JournalsSection,
  checks: ChecksSection,
  exports: ExportsSection,
  tds: TdsSection,
  portals: PortalsSection,
  papers: PapersSection,
  trail: TrailSection,
};

/** The books: who owes what, every entry, reconciliation, the tax office, and the audit trail. */
export default function BooksPage() {
  const address = useBooksAddress();
  const Part = parts[address.section];
  return (
    <DeskPage>
      <PageHead
        title={books.title}
        facts={books.facts}
        actions={
          <Button icon={Printer} onClick={() => window.print()}>
            {books.print}
          </Button>
        }
      />
      <div data-print="hide">
        <Tabs
          label={books.sectionsLabel}
          tabs={sections.map((section) => ({
            to: address.pathOf(section),
            label: books.sections[section],
            isCurrent: section === address.section,
          }))}
        />
      </div>
      <div className={styles.part}>
        <h2 className={styles.onPaper}>{books.sections[address.section]}</h2>
        <WithRight right="books">
          <Part key={address.section} address={address} />
        </WithRight>
      </div>
    </DeskPage>
  );
}
