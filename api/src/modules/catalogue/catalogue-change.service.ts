import * as store from "./catalogue-change.store";

/* What the desk changes of the catalogue. Each adds one thing and answers its key; undefined when the name is taken. */

export const addCategory = store.insertCategory;
export const addSubCategory = store.insertSubCategory;
export const addBrand = store.insertBrand;
/** Undefined also when category, sub-category and unit do not fit together. */
export const addProduct = store.insertProduct;
export const addSize = store.insertSize;

/** Gives all products of an HSN the GST rate that the law has for it. */
export const changeProductRate = store.updateProductRate;

/** Says that a brand makes a product. */
export const addProductBrand = store.insertProductBrand;

/** Sets the price of a quality, or the charge of a packaging, of a product. */
export const saveExtra = store.upsertExtra;

/** True when all of these are there. */
export const existAll = store.existAll;
