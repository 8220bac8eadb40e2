import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { Id } from "./wire";

/** A commodity product as lists show it. */
export const ListedProduct = ObjectOf({ id: Id, name: StringOf(), thumbnail: StringOf() });
export type ListedProduct = Static<typeof ListedProduct>;

/** `GET /product-list`: feeds 'Products You May Like' (H-60). */
export const ProductListAnswer = ObjectOf({ data: ArrayOf(ListedProduct) });
export type ProductListAnswer = Static<typeof ProductListAnswer>;
