import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskCataloguePath } from "@mandi/shared/contract/page-paths";
import { catalogue, goods } from "@mandi/shared/messages/desk-catalogue";
import { entries } from "@mandi/shared/messages/desk-entries";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ActsPanel } from "../../acts/acts-panel";
import { DeskPage } from "../../common/desk-page";
import { PartPlace } from "../../common/part-place";
import { TrailBlock } from "../../trail/trail-block";
import { MarketPill } from "../market-pill";
import { ExtraTable } from "./extra-table";
import { MakerTable } from "./maker-table";
import { productActs } from "./product-acts";
import { ProductFacts } from "./product-facts";
import { SizeTable } from "./size-table";
import { useProduct } from "./use-product";

/** A product of the catalogue with its sizes, brands, qualities and packaging. */
export default function ProductPage() {
  const { state, trail, refetch } = useProduct();
  const product = state.kind === "ready" ? state.data.product.data : null;
  usePageTitle(product?.name ?? null);

  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: catalogue.title, to: deskCataloguePath }, { label: product?.name ?? goods.heads.name }]}
        title={product?.name ?? goods.heads.name}
        status={product ? <MarketPill isHidden={product.is_hidden === 1} /> : null}
      />
      <PartPlace label={goods.heads.name} state={state}>
        {({ product: { data }, brands, categories, units }) => (
          <Columns
            side={<ActsPanel label={entries.acts} acts={productActs(data, categories.data)} onChanged={refetch} />}
            sideLabel={entries.acts}
          >
            <ProductFacts product={data} />
            <SizeTable product={data} units={units.data} onChanged={refetch} />
            <MakerTable product={data} brands={brands.data} onChanged={refetch} />
            <ExtraTable kind="quality" product={data} onChanged={refetch} />
            <ExtraTable kind="packaging" product={data} onChanged={refetch} />
            <TrailBlock trail={trail} />
          </Columns>
        )}
      </PartPlace>
    </DeskPage>
  );
}
