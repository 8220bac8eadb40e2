import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { sellerQuotationPath, tradeSheetPath } from "@mandi/shared/contract/page-paths";
import { addressLines } from "@mandi/shared/format/address-lines";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/seller";
import { productDetail, products } from "@mandi/shared/messages/seller-products";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { Gallery } from "@mandi/shared/ui/media/gallery";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { Share2 } from "lucide-react";
import { type To, useLocation, useNavigate } from "react-router-dom";
import { failureLook } from "../../common/failure-look";
import { readTypedOffer, typedOfferState } from "../../common/typed-offer";
import { productStatusLook } from "../product-status";
import { type ProductDetails, readOwnProduct, readStocks } from "../products.api";
import { UpdateMenu } from "../update-menu";
import { useProductDialog } from "../use-product-dialog";
import { MarketBlock } from "./market-block";
import styles from "./product-detail.module.css";
import { SizesBlock } from "./sizes-block";
import { StandingNote } from "./standing-note";
import { useAskedStock } from "./use-asked-stock";

export interface ProductDetailProps {
  readonly id: string;
  readonly listHref: To;
  readonly onSaved: () => void;
}

const ownProductQuery = defineQuery((signal, id: string) => readOwnProduct(id, signal));
const stocksQuery = defineQuery((signal, id: number) => readStocks(id, signal));

/** One of the seller's products with all its catalogue details. */
export function ProductDetail({ id, listHref, onSaved }: ProductDetailProps) {
  const state = useQuery(ownProductQuery, [id]);
  usePageTitle(state.kind === "ready" ? state.data.name : null);
  if (state.kind !== "ready") {
    return (
      <Page>
        <PageHead
          crumbs={[{ label: products.title, to: listHref }, { label: productDetail.title }]}
          title={productDetail.title}
        />
        <div className={styles.place}>
          <StatePlace
            state={state}
            skeleton={
              <LoadingPlace label={productDetail.title}>
                <SkeletonBlock height={360} />
                <SkeletonBlock height={220} />
              </LoadingPlace>
            }
            look={failureLook({ to: listHref, label: products.title })}
          />
        </div>
      </Page>
    );
  }
  return (
    <Details
      product={state.data}
      listHref={listHref}
      onListChanged={onSaved}
      onSaved={() => {
        state.reload();
        onSaved();
      }}
    />
  );
}

interface DetailsProps {
  readonly product: ProductDetails;
  readonly listHref: To;
  readonly onSaved: () => void;
  /** The product has disappeared from the list behind. */
  readonly onListChanged: () => void;
}

function Details({ product, listHref, onSaved, onListChanged }: DetailsProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = useAskedStock();
  const stocks = useQuery(stocksQuery, [product.id]);
  function handleSaved(): void {
    void stocks.refetch();
    onSaved();
  }

  /** A seller who came from an enquiry to correct the stock goes back to it, saved or not, and to what they had typed there. */
  function handleClosed(): void {
    if (asked.enquiryId === undefined) {
      asked.end();
      return;
    }
    const quotationId = String(asked.enquiryId);
    const typed = readTypedOffer(state, quotationId);
    void navigate(sellerQuotationPath(quotationId), {
      replace: true,
      state: typed && typedOfferState(quotationId, typed),
    });
  }

  const { openDialog, dialog } = useProductDialog({
    asked: asked.isWanted ? { kind: "stock", product, sizeId: asked.sizeId, enquiryId: asked.enquiryId } : null,
    onClosed: handleClosed,
    onSaved: handleSaved,
    onListChanged,
    onDeleted: () => void navigate(listHref, { replace: true }),
  });

  const look = productStatusLook(product.status);
  return (
    <Page>
      <PageHead
        crumbs={[{ label: products.title, to: listHref }, { label: product.name }]}
        title={product.name}
        status={
          <Pill tone={look.tone} icon={look.icon}>
            {product.status}
          </Pill>
        }
        facts={`${product.brands.name}, ${products.exCity(product.city)}`}
        actions={
          <>
            <ButtonLink to={listHref}>{productDetail.cancel}</ButtonLink>
            {product.status === "live" ? (
              <ButtonLink to={tradeSheetPath("offer", product.id)} icon={Share2}>
                {productDetail.share}
              </ButtonLink>
            ) : null}
            <UpdateMenu product={product} onOpen={openDialog} look="button" />
          </>
        }
      />
      <StandingNote product={product} onSaved={onSaved} />
      <div className={styles.top}>
        <Gallery label={product.name} pictures={picturesOf(product)} />
        <Facts product={product} />
      </div>
      <div className={styles.description}>
        <SizesBlock state={stocks} onChange={() => openDialog("stock", product)} />
      </div>
      <div className={styles.description}>
        <Block title={productDetail.description}>
          {product.description ? (
            <RichHtml html={product.description} />
          ) : (
            <p className={styles.none}>{productDetail.noDescription}</p>
          )}
        </Block>
      </div>
      <LoadingBlocks product={product} onChange={() => openDialog("address", product)} />
      <div className={styles.description}>
        <MarketBlock product={product} onOpen={openDialog} />
      </div>
      {dialog}
    </Page>
  );
}

interface LoadingBlocksProps {
  readonly product: ProductDetails;
  readonly onChange: () => void;
}

/** The packaging of the goods, and where they are loaded. */
function LoadingBlocks({ product, onChange }: LoadingBlocksProps) {
  const { packaging, loading_address, lacks_loading_address } = product;
  return (
    <div className={styles.blocks}>
      <div>
        <Block title={productDetail.packaging}>
          <DataTable
            label={productDetail.packaging}
            columns={packagingColumns}
            rows={packaging}
            rowKey={({ name }) => name}
            emptyText={productDetail.noPackaging}
          />
        </Block>
      </div>
      <div>
        <Block title={productDetail.loadingAddress}>
          {lacks_loading_address ? (
            <Note tone="warn" className={styles.note}>
              {productDetail.addressLacks}
            </Note>
          ) : null}
          <LoadingAddresses addresses={loading_address} />
          <Button className={styles.change} onClick={onChange}>
            {loading_address.length === 0 ? productDetail.addAddress : productDetail.changeAddress}
          </Button>
        </Block>
      </div>
    </div>
  );
}

function Facts({ product }: { readonly product: ProductDetails }) {
  const { base_price, loading_charge, category, sub_category, brands, unit, city, state } = product;
  return (
    <div className={styles.facts}>
      <p className={styles.caption}>{productDetail.basePrice}</p>
      {base_price > 0 ? (
        <Price rupees={base_price} size="l" unit={products.perTonne} />
      ) : (
        <p className={styles.none}>{products.noPrice}</p>
      )}
      <DefinitionList
        className={styles.list}
        items={[
          { term: productDetail.loadingCharge, value: `${formatRupees(loading_charge)}${products.perTonne}` },
          { term: productDetail.category, value: category.name || page.missing },
          { term: productDetail.subCategory, value: sub_category.name || page.missing },
          { term: productDetail.brand, value: brands.name },
          { term: productDetail.unit, value: unit.name || page.missing },
          { term: productDetail.city, value: `${city}, ${state}` },
        ]}
      />
    </div>
  );
}

const packagingColumns: readonly Column<ProductDetails["packaging"][number]>[] = [
  { key: "name", head: productDetail.packagingName, cell: ({ name }) => name, isRowHead: true },
  { key: "price", head: productDetail.packagingPrice, cell: ({ price }) => formatRupees(price), align: "end" },
];

function LoadingAddresses({ addresses }: { readonly addresses: ProductDetails["loading_address"] }) {
  if (addresses.length === 0) return <p className={styles.none}>{productDetail.noAddress}</p>;
  return (
    <ul className={styles.addresses}>
      {addresses.map((address) => (
        <li key={`${address.address_line_one} ${address.pincode}`}>
          <address className={styles.address}>
            {addressLines(address, address.pincode).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      ))}
    </ul>
  );
}

/** The thumbnail is used where a product has no pictures of its own. */
function picturesOf({ images, thumbnail, name }: ProductDetails) {
  return (images.length > 0 ? images : [thumbnail]).map((src) => ({ src, alt: name }));
}
