import type { Page } from "playwright-core";
import { openAddress } from "./open-address";
import { eachOf, patchAnswer } from "./patched-answer";
import { fieldOf, fill, pressing, type TriedForm } from "./tried-form";

/** The sheet of a step for the first trip under way. */
async function openStep(page: Page, change: Record<string, unknown>, button: string): Promise<void> {
  await patchAnswer(page, "/transporter/order*", (row) =>
    row["status"] === "vehicle booked" ? { ...row, unplanned_quantity: 12, trips: eachOf(row["trips"], change) } : row,
  );
  await openAddress(page, "/transporter-products?view=order");
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").waitFor();
}

export const transporterForms: readonly TriedForm[] = [
  {
    file: "remote-transporter/src/become/become-form.tsx",
    what: "application",
    as: "buyer",
    async open(page, tried) {
      await openAddress(page, "/become-transporter");
      await fill(page, tried, { "Company Name": "Sahu Carriers" });
    },
    doubtful: [
      [/^GST Number/, "22AAAAA"],
      [/^Aadhar Number/, "1234"],
      [/^Alternate Phone/, "98123"],
    ],
    button: pressing("Submit"),
    sends: "/api/customer/become-transporter",
  },
  {
    file: "remote-transporter/src/belts/belt-dialog.tsx",
    what: "belt",
    as: "transporter",
    async open(page) {
      await openAddress(page, "/transporter-products?view=belt");
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      await page.getByRole("dialog").waitFor();
    },
    doubtful: [[/^Max price/, "20,5"]],
    figuresIn: "remote-transporter/src/belts/belt-row-fields.tsx",
    figures: [/^Min price/, /^Max price/],
    button: pressing("Submit"),
  },
  {
    file: "remote-transporter/src/bills/bill-dialog.tsx",
    what: "freight bill",
    as: "transporter",
    async open(page, tried) {
      await patchAnswer(page, "/transporter/freight-bill*", (row) => ({ ...row, state: "draft", bill: null }));
      await openAddress(page, "/transporter-bills");
      await page
        .getByRole("button", { name: /^Send bill for/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      await fill(page, tried, { "Bill number": "TR/1" });
    },
    doubtful: [
      [/^Gross weight/, "28,2,1"],
      [/^Detention/, "1e9"],
    ],
    figures: [/^Gross weight/, /^Detention/],
    button: pressing("Send bill"),
  },
  {
    file: "remote-transporter/src/enquiry/bid-dialog.tsx",
    what: "freight price",
    as: "transporter",
    async open(page) {
      await openAddress(page, "/transporter-products");
      await page
        .getByRole("link", { name: /View Details/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Update Price" }).first().click();
    },
    doubtful: [[/^Freight price/, "1e9"]],
    figures: [/^Freight price/],
    button: pressing("Submit"),
  },
  {
    file: "remote-transporter/src/trips/step-form/step-dialog.tsx",
    what: "vehicle",
    as: "transporter",
    async open(page) {
      await openStep(page, {}, "Add vehicle");
      await fieldOf(page, /^Vehicle number/).fill("CG04AB1234");
    },
    doubtful: [
      [/^Vehicle number/, "AB"],
      [/^Quantity on this vehicle/, "20,5"],
    ],
    figuresIn: "remote-transporter/src/trips/step-form/step-fields.tsx",
    figures: [/^Quantity on this vehicle/],
    button: pressing("Submit"),
  },
  {
    file: "remote-transporter/src/trips/step-form/step-dialog.tsx",
    what: "e-way bill",
    as: "transporter",
    open: (page) => openStep(page, { next_step: "eway_bill", eway_bill: null }, "Add e-way bill"),
    doubtful: [
      [/^E-way bill number/, "1234"],
      [/^Distance to the site/, "20,5"],
    ],
    figures: [/^Distance to the site/],
    button: pressing("Submit"),
  },
];
