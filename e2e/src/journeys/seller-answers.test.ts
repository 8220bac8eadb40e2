import type { Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { sampleAddresses } from "../harness/samples";
import { signedIn } from "../harness/sign-in";

interface Profile {
  readonly data: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly user_detail: { readonly company_name: string; readonly gst_number: string };
  };
}

/** Exceptions: the seller may see where the goods go, also on their bill, and their own freight advance. */
const allowed = new Set(["consignee_detail", "consignee", "freight_advance", "freight_advance_amount"]);
const forbidden = /freight|transport|billing|consignee|buyer|customer|total_price/i;

journey(
  "no call of a seller answers with a freight figure or with who the buyer is (R-172, R-424)",
  async ({ visit }) => {
    const seller = await visit({ session: await signedIn("seller") });
    const buyer = (await visit({ session: await signedIn("buyer") })).page;
    const secrets = await secretsOf(buyer);
    const samples = await sampleAddresses(seller.context);
    const order = samples["/seller-order-detail/:id"]?.split("/").at(-1);
    const quotation = samples["/seller-quotation-detail/:id"]?.split("/").at(-1);
    const ids: readonly [ofPath: RegExp, id: string | undefined][] = [
      [/product-enquiry/, quotation],
      [/order/, order],
      [/commodity-product/, "1"],
    ];

    for (const path of await sellerReads()) {
      const id = ids.find(([ofPath]) => ofPath.test(path))?.[1];
      const answer = await apiOf(seller.page).get(path.replace("{id}", id ?? "1") + queryOf(path));
      const found = leaksIn(answer, secrets);
      expect({ path, found }).toEqual({ path, found: [] });
    }
  },
);

/**
 * Every read that only sellers may make, from the product's own description of itself, and an order's timeline. The PDF of a
 * bill is drawn from the same stored bill that the order's answer has.
 */
async function sellerReads(): Promise<string[]> {
  const answer = await fetch(`${currentPlace().url}/api/openapi.json`);
  const { paths } = (await answer.json()) as {
    readonly paths: Readonly<Record<string, { readonly get?: { readonly "x-access": unknown } }>>;
  };
  const own = Object.entries(paths)
    .filter(([, { get }]) => JSON.stringify(get?.["x-access"]) === '["seller"]')
    .map(([path]) => path.replace(/^\/api/, ""))
    .filter((path) => !path.endsWith("/pdf"));
  expect(own.length).toBeGreaterThan(10);
  return [...own, "/order/{id}/timeline", "/notification"];
}

/** The dependent lists need the choices before them; other calls need an id. */
function queryOf(path: string): string {
  const queries: Readonly<Record<string, string>> = {
    "/seller/commodity-products-settings": "?ids=1,2",
    "/seller/commodity-product-list": "?category_id=1",
    "/seller/get-brand": "?commodity_product_id=1",
    "/seller/get-state": "?commodity_product_id=1&brand_id=1",
    "/seller/get-city": "?commodity_product_id=1&brand_id=1&state=Maharashtra",
  };
  return queries[path] ?? "";
}

async function secretsOf(page: Page): Promise<string[]> {
  const { name, phone, email, user_detail } = ((await apiOf(page).get("/customer/profile")) as Profile).data;
  const secrets = [name, phone, email, user_detail.company_name, user_detail.gst_number];
  expect(secrets.every(Boolean)).toBe(true);
  return secrets;
}

/** Places in an answer that reveal forbidden data; keys by name, texts by content. */
function leaksIn(value: unknown, secrets: readonly string[], place = ""): string[] {
  if (typeof value === "string") return secrets.some((secret) => value.includes(secret)) ? [`${place}: ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (allowed.has(key)) return [];
    return [...(forbidden.test(key) ? [`${place}.${key}`] : []), ...leaksIn(inner, secrets, `${place}.${key}`)];
  });
}
