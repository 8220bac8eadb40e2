import { ProductListAnswer } from "@mandi/shared/contract/product-list";
import { read } from "@mandi/shared/contract/read";
import type { Session } from "./sign-in";
import type { Way } from "./visits";

/** The cookie notice has already been accepted, because it is not content. */
export const consent: Session[number] = {
  name: "__Host-mandi-consent",
  value: "accepted",
  url: "https://localhost/",
  secure: true,
  sameSite: "Strict",
};

/** The ways that are measured: the first page of a stranger, and the first step of a buyer and of a seller into their areas. */
export async function waysOf(origin: string, people: { readonly buyer: Session; readonly seller: Session }) {
  const answer = await fetch(`${origin}/api/product-list`);
  const [product] = read(ProductListAnswer, await answer.json()).data;
  if (!product) throw new Error("The demo market has no product");
  const ways: readonly Way[] = [
    { name: "home, as a stranger", path: "/", session: [consent] },
    {
      name: "buyer: products → product detail",
      path: `/product-list/${product.id}`,
      session: [...people.buyer, consent],
      link: 'main a[href^="/product-detail/"]',
    },
    {
      name: "seller: home → own products",
      path: "/",
      session: [...people.seller, consent],
      link: 'a[href="/commodity-products"]',
    },
  ];
  return ways;
}
