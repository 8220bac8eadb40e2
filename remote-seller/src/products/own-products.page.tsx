import { OwnProductsList } from "./own-products-list";
import { useOwnProducts } from "./use-own-products";

/** My Products: what the seller offers or prepares. */
export default function OwnProductsPage() {
  return <OwnProductsList {...useOwnProducts()} />;
}
