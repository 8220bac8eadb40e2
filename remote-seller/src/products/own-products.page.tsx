import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useNavigate } from "react-router-dom";
import { OwnProductsList } from "./own-products-list";
import { useOwnProducts } from "./use-own-products";

const AddProduct = latePart(
  async () => (await import(/* webpackChunkName: "add-product" */ "./add/add-product")).AddProduct,
  { failed: common.failedTitle, waiting: null },
);
const ProductDetail = latePart(
  async () => (await import(/* webpackChunkName: "product-detail" */ "./detail/product-detail")).ProductDetail,
  { failed: common.failedTitle, waiting: null },
);

/** My Products: the list, the form for a new one, or the details of one, by the address. */
export default function OwnProductsPage() {
  const products = useOwnProducts();
  const navigate = useNavigate();
  const { view, refresh, listHref } = products;
  if (view.kind === "list") return <OwnProductsList {...products} />;

  return view.kind === "add" ? (
    <AddProduct
      listHref={listHref()}
      onRefresh={refresh}
      onLeave={() => void navigate(listHref(), { replace: true })}
    />
  ) : (
    <ProductDetail key={view.id} id={view.id} listHref={listHref()} onSaved={refresh} />
  );
}
