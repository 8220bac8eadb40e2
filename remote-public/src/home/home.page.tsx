import { newsListPath } from "@mandi/shared/contract/page-paths";
import { home } from "@mandi/shared/messages/public-home";
import { useQuery } from "@mandi/shared/query/use-query";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Page } from "@mandi/shared/ui/layout/page";
import { Section } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { AskPlace } from "../my-turn/ask-place";
import { MyTurnPlace } from "../my-turn/my-turn-place";
import { AppBanner } from "./app-banner";
import { BannerSlider } from "./banner-slider";
import { BrandRow } from "./brand-row";
import styles from "./home.module.css";
import { HomeHead } from "./home-head";
import { homeQuery } from "./home-queries";
import { HowTo } from "./how-to";
import { IngotPanel } from "./ingot-panel";
import { NewsBoard } from "./news-board";
import { ProductGrid } from "./product-grid";
import { SectionState } from "./section-state";
import { Stats } from "./stats";
import { TestimonialRow } from "./testimonial-row";
import { useIngotPanel } from "./use-ingot-panel";
import { useProducts } from "./use-products";

/** The home page: today's price first, then products, news and reasons to trust Mandi. */
export default function HomePage() {
  const content = useQuery(homeQuery, []);
  const products = useProducts();
  const ingot = useIngotPanel();
  const hasSlides = content.kind !== "ready" || content.data.banners.length > 0;
  return (
    <Page>
      <HomeHead />
      <MyTurnPlace />
      <div className={classes(styles.hero, hasSlides && styles.withSlides)}>
        <IngotPanel {...ingot} />
        {hasSlides ? (
          <SectionState state={content} label={home.banners} failedTitle={home.contentFailed} size="slides">
            {({ banners }) => <BannerSlider banners={banners} />}
          </SectionState>
        ) : null}
      </div>
      <AskPlace />
      <Section title={home.products}>
        <SectionState
          state={products.state}
          label={home.products}
          failedTitle={home.productsFailed}
          size="products"
          empty={<EmptyState title={home.productsEmpty} hasPanel />}
        >
          {(list) => <ProductGrid list={list} {...products} />}
        </SectionState>
      </Section>
      <Section
        title={home.news}
        actions={
          <Link to={newsListPath} className={styles.viewAll}>
            {home.viewAll}
            <Icon of={ArrowRight} size="s" />
          </Link>
        }
      >
        <SectionState state={content} label={home.news} failedTitle={home.contentFailed} size="news">
          {({ market_news }) => <NewsBoard news={market_news} />}
        </SectionState>
      </Section>
      <div className={styles.gap}>
        <SectionState state={content} label={home.brands} failedTitle={home.contentFailed} size="brands">
          {({ brand_list }) => (brand_list.length === 0 ? null : <BrandRow brands={brand_list} />)}
        </SectionState>
      </div>
      <SectionState state={content} label={home.howTo} failedTitle={home.contentFailed} size="howTo">
        {({ shop_on }) => <HowTo howTo={shop_on} />}
      </SectionState>
      <div className={styles.gap}>
        <SectionState state={content} label={home.testimonials} failedTitle={home.contentFailed} size="voices">
          {({ testimonial_list }) =>
            testimonial_list.length === 0 ? null : <TestimonialRow testimonials={testimonial_list} />
          }
        </SectionState>
      </div>
      <Stats />
      <AppBanner shown={ingot.shown} />
    </Page>
  );
}
