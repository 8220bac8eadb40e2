import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf, Record as RecordOf, String as StringOf } from "typebox";
import writtenGroups from "../../content/product-groups.json";
import building from "../../content/products/building.json";
import flat from "../../content/products/flat.json";
import melting from "../../content/products/melting.json";
import reinforcement from "../../content/products/reinforcement.json";
import structural from "../../content/products/structural.json";
import tubes from "../../content/products/tubes.json";
import wire from "../../content/products/wire.json";
import { bullets, paragraphs } from "./html";
import { ProductGroup, WrittenProduct } from "./shapes";

/** A product with the details of its group. */
export interface Product extends Omit<WrittenProduct, "group" | "description" | "sizes"> {
  readonly priceKind: ProductGroup["priceKind"];
  readonly descriptionHtml: string;
  readonly deliveryHtml: string;
  readonly termsHtml: string;
  readonly sizes: readonly {
    /** Difference to the base price, rupees per MT. */
    readonly difference: number;
    readonly measures: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
  }[];
}

/** The most requested products: these open the home page, in this order. */
const askedMost = [
  "tmt-bar",
  "ms-billet",
  "ms-ingot",
  "ms-angle",
  "ms-channel",
  "ms-beam",
  "erw-pipe",
  "hr-sheet",
  "opc-53",
  "binding-wire",
];

const files = [reinforcement, structural, tubes, flat, building, wire, melting];
const groups = read(RecordOf(StringOf(), ProductGroup), writtenGroups);

const byCategory: readonly Product[] = files.flatMap((file) => read(ArrayOf(WrittenProduct), file)).map(withGroup);

function withGroup({ group: groupKey, description, sizes, ...product }: WrittenProduct): Product {
  const group = groups[groupKey];
  if (!group) throw new Error(`${product.key}: there is no product group "${groupKey}"`);
  return {
    ...product,
    priceKind: group.priceKind,
    descriptionHtml: paragraphs(...description.paragraphs) + bullets(...description.points),
    deliveryHtml: bullets(...group.delivery),
    termsHtml: bullets(...group.terms),
    sizes: sizes.map(({ difference, measures }) => ({
      difference,
      measures: measures.map(([name, value, unit]) => ({ name, value, unit })),
    })),
  };
}

const rank = ({ key }: Product): number => {
  const place = askedMost.indexOf(key);
  return place < 0 ? askedMost.length : place;
};

/** Every product, in the order of the home page. */
export const products: readonly Product[] = [...byCategory].sort((one, other) => rank(one) - rank(other));
