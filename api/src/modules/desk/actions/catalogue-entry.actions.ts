import { catalogueEntryWrites as writes } from "@mandi/shared/contract/desk/catalogue-entry";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../../platform/clock";
import { countListingsOfSize, selectOfferedSizes } from "../../../reads/desk/catalogue.read";
import { nobody } from "../../../reads/desk/parties.read";
import {
  changeBrandSizes,
  changeHsn,
  editBrand,
  editCategory,
  editProduct,
  editSize,
  hideCategory,
  hideEntry,
  hidePart,
  hideProduct,
  orderEntries,
  placeProduct,
} from "../../catalogue/catalogue-entry.service";
import { makePricesDue } from "../../listings/desk-listing.open.store";
import { rateForHsn, rateWarnings } from "../rate-for-hsn";
import { type DeskAction, deskAction } from "./desk-action";

const category = (id: number): TrailSubject => `category:${id}`;
const brand = (id: number): TrailSubject => `brand:${id}`;
const product = (id: number): TrailSubject => `product:${id}`;

const categoryActions: readonly DeskAction[] = [
  deskAction("category edit", writes["category edit"], {
    subject: category,
    parties: nobody,
    async run(tx, id, { name, version }) {
      await editCategory(tx, id, { name, version });
      return { message: "The category is renamed." };
    },
  }),
  deskAction("category order", writes["category order"], {
    subject: () => "category:order",
    parties: nobody,
    async run(tx, _id, { ids, version }) {
      await orderEntries(tx, { table: "category", productId: null }, ids, { version });
      return { message: "The order is changed." };
    },
  }),
  deskAction("category hide", writes["category hide"], {
    subject: category,
    parties: nobody,
    async run(tx, id) {
      await hideCategory(tx, id, true);
      return { message: "The category is hidden." };
    },
  }),
  deskAction("category unhide", writes["category unhide"], {
    subject: category,
    parties: nobody,
    async run(tx, id) {
      await hideCategory(tx, id, false);
      return { message: "The category is offered again." };
    },
  }),
];

const brandActions: readonly DeskAction[] = [
  deskAction("brand edit", writes["brand edit"], {
    subject: brand,
    parties: nobody,
    async run(tx, id, { name, thumbnail, version }) {
      await editBrand(tx, id, { name, thumbnail, version });
      return { message: "The brand is changed." };
    },
  }),
  deskAction("brand order", writes["brand order"], {
    subject: () => "brand:order",
    parties: nobody,
    async run(tx, _id, { ids, version }) {
      await orderEntries(tx, { table: "brand", productId: null }, ids, { version });
      return { message: "The order is changed." };
    },
  }),
  deskAction("brand hide", writes["brand hide"], {
    subject: brand,
    parties: nobody,
    async run(tx, id) {
      await hideEntry(tx, "brand", id, true);
      return { message: "The brand is hidden. Existing offers stay on the market." };
    },
  }),
  deskAction("brand unhide", writes["brand unhide"], {
    subject: brand,
    parties: nobody,
    async run(tx, id) {
      await hideEntry(tx, "brand", id, false);
      return { message: "The brand is offered again." };
    },
  }),
];

const productActions: readonly DeskAction[] = [
  deskAction("product edit", writes["product edit"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { name, sub_category_id, thumbnail, min_order, version }) {
      const minOrderKg = kilogramsFromTonnes(min_order);
      await editProduct(tx, id, { name, subCategoryId: sub_category_id, thumbnail, minOrderKg, version });
      return { message: "The product is changed. Existing quotations, orders and documents are not." };
    },
  }),
  deskAction("product hsn", writes["product hsn"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { hsn, version }, { at }) {
      const rate = await changeHsn(tx, id, { hsn, version, findRate: () => rateForHsn(tx, hsn, tradeDay(at)) });
      const percent = percentFromBasisPoints(rate.bp);
      const message = `HSN ${hsn}, GST ${percent}%. Sellers' prices follow within a minute.`;
      return { message, warnings: rateWarnings(rate) };
    },
  }),
  deskAction("product place", writes["product place"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { place }) {
      await placeProduct(tx, id, place);
      return { message: "The product has its new position." };
    },
  }),
  deskAction("product hide", writes["product hide"], {
    subject: product,
    parties: nobody,
    async run(tx, id) {
      await hideProduct(tx, id, true);
      return { message: "The product is off the market. Quotations and orders continue." };
    },
  }),
  deskAction("product unhide", writes["product unhide"], {
    subject: product,
    parties: nobody,
    async run(tx, id) {
      await hideProduct(tx, id, false);
      return { message: "The product is traded again." };
    },
  }),
  deskAction("product brand-sizes", writes["product brand-sizes"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { brand_id: brandId, size_ids, version }) {
      const sizeIds = [...new Set(size_ids)];
      const offered = await selectOfferedSizes(tx, id, brandId);
      const { isNew } = await changeBrandSizes(tx, id, { brandId, sizeIds, offered, version });
      return { message: isNew ? "The brand is added." : "The sizes of the brand are saved." };
    },
  }),
];

const sizeActions: readonly DeskAction[] = [
  deskAction("product size-edit", writes["product size-edit"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { size_id: id, values, version }) {
      await editSize(tx, { productId, id, values, version, countListings: () => countListingsOfSize(tx, id) });
      return { message: "The size is corrected." };
    },
  }),
  deskAction("product size-hide", writes["product size-hide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { size_id: id }) {
      await hidePart(tx, { table: "size_variation", productId, id }, true);
      return { message: "The size is hidden. Sellers who offer it keep it." };
    },
  }),
  deskAction("product size-unhide", writes["product size-unhide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { size_id: id }) {
      await hidePart(tx, { table: "size_variation", productId, id }, false);
      return { message: "The size is offered again." };
    },
  }),
  deskAction("product size-order", writes["product size-order"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { ids, version }) {
      await orderEntries(tx, { table: "size_variation", productId }, ids, { version });
      return { message: "The order is changed." };
    },
  }),
];

/** What a buyer chooses beside the size; the first of each is in the price that lists show. */
const extraActions: readonly DeskAction[] = [
  deskAction("product quality-hide", writes["product quality-hide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { quality_id: id }) {
      await hidePart(tx, { table: "product_quality", productId, id }, true);
      await makePricesDue(tx, productId);
      return { message: "The quality is hidden. Quotations and orders keep it." };
    },
  }),
  deskAction("product quality-unhide", writes["product quality-unhide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { quality_id: id }) {
      await hidePart(tx, { table: "product_quality", productId, id }, false);
      await makePricesDue(tx, productId);
      return { message: "The quality is offered again." };
    },
  }),
  deskAction("product quality-order", writes["product quality-order"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { ids, version }) {
      await orderEntries(tx, { table: "product_quality", productId }, ids, { version });
      await makePricesDue(tx, productId);
      return { message: "The order is changed. Sellers' prices follow within a minute." };
    },
  }),
  deskAction("product packaging-hide", writes["product packaging-hide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { packaging_id: id }) {
      await hidePart(tx, { table: "product_packaging", productId, id }, true);
      await makePricesDue(tx, productId);
      return { message: "The packaging is hidden. Quotations and orders keep it." };
    },
  }),
  deskAction("product packaging-unhide", writes["product packaging-unhide"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { packaging_id: id }) {
      await hidePart(tx, { table: "product_packaging", productId, id }, false);
      await makePricesDue(tx, productId);
      return { message: "The packaging is offered again." };
    },
  }),
  deskAction("product packaging-order", writes["product packaging-order"], {
    subject: product,
    parties: nobody,
    async run(tx, productId, { ids, version }) {
      await orderEntries(tx, { table: "product_packaging", productId }, ids, { version });
      await makePricesDue(tx, productId);
      return { message: "The order is changed. Sellers' prices follow within a minute." };
    },
  }),
];

/** Acts on existing entries of the catalogue. */
export const catalogueEntryActions: readonly DeskAction[] = [
  ...categoryActions,
  ...brandActions,
  ...productActions,
  ...sizeActions,
  ...extraActions,
];
