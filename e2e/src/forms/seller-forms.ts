import type { Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { openAddress } from "./open-address";
import { eachOf, patchAnswer } from "./patched-answer";
import { fieldOf, fill, pressing, type TriedForm } from "./tried-form";

interface Rows {
  readonly data: readonly { readonly id: number; readonly status: string; readonly is_closed?: number }[];
}

async function openDialog(page: Page, entry: string): Promise<void> {
  await openAddress(page, "/commodity-products");
  await page
    .getByRole("button", { name: /^Update / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}

/** An order of the seller whose vehicle is at the plant, so that every step of it can be taken; without steps, a delivered one. */
async function openOrder(page: Page, vehicle: Record<string, unknown>, nextSteps: readonly string[]): Promise<void> {
  const { data } = (await apiOf(page).get("/seller/order")) as Rows;
  const wanted = nextSteps.length === 0 ? "delivered" : "vehicle booked";
  const id = data.find(({ status }) => status === wanted)?.id;
  await patchAnswer(page, `/seller/order-detail/${id}`, (row) => ({
    ...row,
    next_steps: nextSteps,
    vehicles: eachOf(row["vehicles"], { reported_at: "2026-11-14T03:00:00.000Z", ...vehicle }),
  }));
  await openAddress(page, `/seller-order-detail/${id}`);
}

/** Of 18.2 MT at 47,300 per MT. */
const expectedBill = {
  lines: [{ value: [], quantity: 18.2, rate: 47_300, taxable_amount: 860_860 }],
  commission: 0,
  tax: { gst: 18, taxable_amount: 860_860, cgst: 77_477.4, sgst: 77_477.4, utgst: 0, igst: 0 },
  round_off: 0.2,
  total: 1_015_815,
};

export const sellerForms: readonly TriedForm[] = [
  {
    file: "remote-seller/src/supplier/supplier-form.tsx",
    what: "application",
    as: "buyer",
    async open(page, tried) {
      await openAddress(page, "/become-supplier");
      await fill(page, tried, { "GST number": "27AAPFA0939F1ZF" });
    },
    doubtful: [
      ["GST number", "22AAAAA"],
      [/^PAN/, "AB12"],
    ],
    button: pressing("Submit"),
    sends: "/api/customer/become-seller",
  },
  {
    file: "remote-seller/src/products/add/add-product.tsx",
    what: "new product",
    as: "seller",
    async open(page) {
      await openAddress(page, "/commodity-products?view=add");
      await fieldOf(page, "Category").focus();
    },
    doubtful: [],
    button: pressing("Submit"),
  },
  {
    file: "remote-seller/src/products/dialogs/price-dialog.tsx",
    what: "price",
    as: "seller",
    open: (page) => openDialog(page, "Price"),
    doubtful: [["TCS charge", "1e9"]],
    figures: ["Base price", "Loading charge", "Insurance charge", "Quality charge", "GST charge", "TCS charge"],
    button: pressing("Update"),
  },
  {
    file: "remote-seller/src/products/row-price/row-price-form.tsx",
    what: "price in its row",
    as: "seller",
    async open(page) {
      await openAddress(page, "/commodity-products");
      await fieldOf(page, /^Price per MT of/).waitFor();
    },
    doubtful: [[/^Price per MT of/, "20,5"]],
    figures: [/^Price per MT of/],
    button: pressing("Save"),
  },
  {
    file: "remote-seller/src/products/dialogs/stock-dialog.tsx",
    what: "stock",
    as: "seller",
    open: (page) => openDialog(page, "Stock"),
    doubtful: [[/^Stock of/, "20,5"]],
    figures: [/^Stock of/],
    button: pressing("Update"),
  },
  {
    file: "remote-seller/src/products/dialogs/variation-dialog.tsx",
    what: "sizes",
    as: "seller",
    open: (page) => openDialog(page, "Variation"),
    doubtful: [[/^Gauge difference of/, "-5"]],
    figures: [/^Gauge difference of/],
    button: pressing("Update"),
  },
  {
    file: "remote-seller/src/products/dialogs/address-dialog.tsx",
    what: "loading address",
    as: "seller",
    async open(page) {
      await openAddress(page, "/commodity-products");
      await page.getByRole("link", { name: "Product Details" }).first().click();
      await page.getByRole("button", { name: /loading address/i }).click();
      await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    },
    doubtful: [["Pincode", "4400"]],
    button: pressing("Update"),
  },
  {
    file: "remote-seller/src/quotation/offer-panel.tsx",
    what: "offer",
    as: "seller",
    async open(page) {
      const { data } = (await apiOf(page).get("/seller/product-enquiry")) as Rows;
      await openAddress(page, `/seller-quotation-detail/${data.find(({ is_closed }) => is_closed === 0)?.id}`);
    },
    doubtful: [[/^Basic price/, "1e9"]],
    figures: [/^Basic price/],
    button: pressing("Submit"),
  },
  {
    file: "remote-seller/src/order/steps/step-form.tsx",
    what: "loaded weight",
    as: "seller",
    open: (page) => openOrder(page, {}, ["final_quantity"]),
    doubtful: [[/^Freight advance/, "20,5"]],
    figuresIn: "remote-seller/src/order/steps/weight-step.tsx",
    figures: [/^Loaded quantity/, /^Freight advance/],
    button: pressing("Save weight"),
  },
  {
    file: "remote-seller/src/order/steps/step-form.tsx",
    what: "weight by size",
    as: "seller",
    open: (page) => openOrder(page, {}, ["final_quantity"]),
    doubtful: [[/^ISMC 100/, "20,5"]],
    figuresIn: "remote-seller/src/order/steps/size-weight-fields.tsx",
    figures: [/^ISMC 100/],
    button: pressing("Save weight"),
  },
  {
    file: "remote-seller/src/order/steps/step-form.tsx",
    what: "invoice",
    as: "seller",
    open: (page) => openOrder(page, { final_quantity: 18.2 }, ["invoice"]),
    doubtful: [[/^Invoice number/, "K 7?"]],
    figuresIn: "remote-seller/src/order/steps/invoice-step.tsx",
    figures: [/^Total of your bill/],
    button: pressing("Save invoice"),
  },
  {
    file: "remote-seller/src/order/steps/step-form.tsx",
    what: "invoice of another total",
    as: "seller",
    async open(page, tried) {
      await openOrder(page, { final_quantity: 18.2, expected_bill: expectedBill }, ["invoice"]);
      await fill(page, tried, { "Invoice number": "K/7" });
    },
    doubtful: [[/^Total of your bill/, "860860"]],
    button: pressing("Save invoice"),
  },
  {
    file: "remote-seller/src/order/invoice-mistake-dialog.tsx",
    what: "mistake in an invoice",
    as: "seller",
    async open(page) {
      await openOrder(page, { invoice_corrected_by: "seller" }, []);
      await page
        .getByRole("button", { name: /^Invoice is wrong/ })
        .first()
        .click();
    },
    doubtful: [],
    button: pressing("Cancel the invoice"),
  },
];
