import { catalogueWrites as writes } from "@mandi/shared/contract/desk/catalogue";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { leftOutOf, sanitiseHtml } from "../../../platform/html/sanitise-html";
import { nobody, partiesOfListing } from "../../../reads/desk/parties.read";
import {
  addBrand,
  addCategory,
  addProduct,
  addProductBrand,
  addSize,
  addSubCategory,
  existAll,
  saveExtra,
} from "../../catalogue/catalogue-change.open.store";
import { makePricesDue } from "../../listings/desk-listing.open.store";
import { moveListing } from "../listing-move.service";
import { rateForHsn, rateWarnings } from "../rate-for-hsn";
import { deskAction } from "./desk-action";

const listing = (id: number): TrailSubject => `listing:${id}`;
const product = (id: number): TrailSubject => `product:${id}`;
const nameTaken = (): Refusal => invalidField("name", "This name is taken");

/** The desk's acts on catalogue and listings. */
export const catalogueActions = [
  deskAction("listing approve", writes["listing approve"], {
    subject: listing,
    parties: partiesOfListing,
    async run(tx, id, { expected_terms: readTerms }, { at, reason }) {
      await moveListing(tx, id, "approve", { at, reason, readTerms });
      return { message: "The product is offered to buyers." };
    },
  }),
  deskAction("listing restore", writes["listing restore"], {
    subject: listing,
    parties: partiesOfListing,
    async run(tx, id, _body, { at, reason }) {
      await moveListing(tx, id, "restore", { at, reason });
      return { message: "The product is offered to buyers again, at the terms it had before." };
    },
  }),
  deskAction("listing reject", writes["listing reject"], {
    subject: listing,
    parties: partiesOfListing,
    async run(tx, id, _body, { at, reason }) {
      await moveListing(tx, id, "reject", { at, reason });
      return { message: "The product is rejected." };
    },
  }),
  deskAction("listing pause", writes["listing pause"], {
    subject: listing,
    parties: partiesOfListing,
    async run(tx, id, _body, { at, reason }) {
      await moveListing(tx, id, "pause", { at, reason });
      return { message: "The product is off the market." };
    },
  }),
  deskAction("category add", writes["category add"], {
    subject: (id, { name }) => `category:${id === 0 ? name : id}`,
    parties: nobody,
    async run(tx, _id, { name }) {
      const id = await addCategory(tx, name.trim());
      if (id === undefined) throw nameTaken();
      return { message: "The category is added.", id };
    },
  }),
  deskAction("sub-category add", writes["sub-category add"], {
    subject: (id, { name }) => `sub-category:${id === 0 ? name : id}`,
    parties: nobody,
    async run(tx, _id, body) {
      if (!(await existAll(tx, "category", [body.category_id]))) throw new Refusal("not_found");
      const id = await addSubCategory(tx, body.category_id, body.name.trim());
      if (id === undefined) throw nameTaken();
      return { message: "The sub-category is added.", id };
    },
  }),
  deskAction("brand add", writes["brand add"], {
    subject: (id, { name }) => `brand:${id === 0 ? name : id}`,
    parties: nobody,
    async run(tx, _id, { name, thumbnail }) {
      const id = await addBrand(tx, name.trim(), thumbnail ?? "");
      if (id === undefined) throw nameTaken();
      return { message: "The brand is added.", id };
    },
  }),
  deskAction("product add", writes["product add"], {
    subject: (id, { name }) => `product:${id === 0 ? name : id}`,
    parties: nobody,
    async run(tx, _id, body, { at }) {
      const rate = await rateForHsn(tx, body.hsn, tradeDay(at));
      const id = await addProduct(tx, {
        name: body.name.trim(),
        categoryId: body.category_id ?? null,
        subCategoryId: body.sub_category_id,
        unitId: body.unit_id,
        description: sanitiseHtml(body.description ?? ""),
        hsn: body.hsn,
        gstBp: rate.bp,
        thumbnail: body.thumbnail ?? "",
      });
      if (id === undefined) {
        throw invalidField("name", "The name is taken, or category, sub-category and unit do not belong together");
      }
      return { message: `The product is added.${leftOutOf(body.description ?? "")}`, id, warnings: rateWarnings(rate) };
    },
  }),
  deskAction("product brand", writes["product brand"], {
    subject: product,
    parties: nobody,
    async run(tx, id, body) {
      await refuseUnknown(tx, id, [body.brand_id]);
      await addProductBrand(tx, id, body.brand_id);
      return { message: "The brand is added to this product." };
    },
  }),
  deskAction("product size", writes["product size"], {
    subject: product,
    parties: nobody,
    async run(tx, id, body) {
      await refuseUnknown(tx, id, body.brand_ids);
      const units = body.values.flatMap(({ unit_id }) => unit_id ?? []);
      if (!(await existAll(tx, "unit", units))) throw invalidField("values", "There is no such unit");
      const values = body.values.map(({ name, value, unit_id }) => ({ name, value, unitId: unit_id ?? null }));
      const brandIds = [...new Set(body.brand_ids)];
      return { message: "The size is added.", id: await addSize(tx, { productId: id, values, brandIds }) };
    },
  }),
  deskAction("product quality", writes["product quality"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { name, price }) {
      await refuseUnknown(tx, id, []);
      await saveExtra(tx, "quality", { productId: id, name: name.trim(), paise: paiseFromRupees(price) });
      await makePricesDue(tx, id);
      return { message: "The quality is saved. Sellers' prices follow within a minute." };
    },
  }),
  deskAction("product packaging", writes["product packaging"], {
    subject: product,
    parties: nobody,
    async run(tx, id, { name, charge }) {
      await refuseUnknown(tx, id, []);
      await saveExtra(tx, "packaging", { productId: id, name: name.trim(), paise: paiseFromRupees(charge) });
      await makePricesDue(tx, id);
      return { message: "The packaging is saved. Sellers' prices follow within a minute." };
    },
  }),
];

async function refuseUnknown(tx: Db, productId: number, brandIds: readonly number[]): Promise<void> {
  if (!(await existAll(tx, "commodity_product", [productId]))) throw new Refusal("not_found");
  if (!(await existAll(tx, "brand", brandIds))) throw invalidField("brand_id", "There is no such brand");
}
