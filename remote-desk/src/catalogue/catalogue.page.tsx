import { catalogue } from "@mandi/shared/messages/desk-catalogue";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ComponentType } from "react";
import { DeskPage } from "../common/desk-page";
import { SearchLine } from "../common/search-line";
import { BrandSection } from "./brand-section";
import styles from "./catalogue.module.css";
import { CategorySection } from "./category-section";
import { ProductSection } from "./product-section";
import { type Section, sections } from "./sections";
import { useCatalogueAddress } from "./use-catalogue-address";

interface PartProps {
  readonly search: string;
}

const parts: Readonly<Record<Section, ComponentType<PartProps>>> = {
  products: ProductSection,
  brands: BrandSection,
  categories: CategorySection,
};

/** What can be traded: products, the brands that make them, the categories they are in. */
export default function CataloguePage() {
  const { section, search, pathOf, onSearch } = useCatalogueAddress();
  const Part = parts[section];
  return (
    <DeskPage>
      <PageHead title={catalogue.title} facts={catalogue.facts} />
      <Tabs
        label={catalogue.sectionsLabel}
        tabs={sections.map((one) => ({ to: pathOf(one), label: catalogue.sections[one], isCurrent: one === section }))}
      />
      <div className={styles.part}>
        <SearchLine
          key={`${section} ${search}`}
          label={catalogue.search}
          button={catalogue.find}
          search={search}
          onSearch={onSearch}
        />
        <Part key={section} search={search} />
      </div>
    </DeskPage>
  );
}
