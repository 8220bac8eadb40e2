import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { OwnProductsList } from "./own-products-list";
import { useOwnProducts } from "./use-own-products";

const AddProduct = lazy(async () => {
  const { AddProduct: View } = await import(/* webpackChunkName: "add-product" */ "./add/add-product");
  return { default: View };
});
const ProductDetail = lazy(async () => {
  const { ProductDetail: View } = await import(/* webpackChunkName: "product-detail" */ "./detail/product-detail");
  return { default: View };
});

/** My Products: the list, the form for a new one, or the details of one, by the address. */
export default function OwnProductsPage() {
  const products = useOwnProducts();
  const navigate = useNavigate();
  const { view, refresh, hrefWith } = products;
  if (view.kind === "list") return <OwnProductsList {...products} />;

  return (
    <Suspense fallback={null}>
      {view.kind === "add" ? (
        <AddProduct
          listHref={hrefWith("view", null)}
          onRefresh={refresh}
          onLeave={() => void navigate(hrefWith("view", null), { replace: true })}
        />
      ) : (
        <ProductDetail key={view.id} id={view.id} listHref={hrefWith("product", null)} onSaved={refresh} />
      )}
    </Suspense>
  );
}
