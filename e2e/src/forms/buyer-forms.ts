import type { Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { openAddress } from "./open-address";
import { fieldOf, fill, type Label, pressing, type TriedForm } from "./tried-form";

interface Rows {
  readonly data: readonly { readonly id: number; readonly status: string; readonly due_amount?: number }[];
}

async function openFirst(page: Page, call: string, status: string, path: string): Promise<void> {
  const { data } = (await apiOf(page).get(call)) as Rows;
  const found = data.find((row) => row.status === status);
  await openAddress(page, `${path}/${found?.id}`);
}

async function openProfile(page: Page): Promise<void> {
  await openAddress(page, "/profile?mode=edit");
  await pressing("Save profile")(page).waitFor();
}

async function reportTransfer(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
}

async function addMoney(page: Page, tried: Label | null): Promise<void> {
  await openAddress(page, "/wallet");
  await page.getByRole("button", { name: "Add money" }).click();
  await fill(page, tried, { Amount: "5000", UTR: "AXISN52026111812" });
}

async function payPart(page: Page, tried: Label | null): Promise<void> {
  await openFirst(page, "/customer/order", "loading", "/order-details");
  await reportTransfer(page);
  await fill(page, tried, { UTR: "AXISN52026111812" });
}

const receipt = { name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a receipt") };

async function attachProof(page: Page): Promise<void> {
  await fieldOf(page, /^Proof of the transfer/).setInputFiles(receipt);
  await page.getByText(receipt.name).first().waitFor();
}

export const buyerForms: readonly TriedForm[] = [
  {
    file: "remote-buyer/src/address/address-form.tsx",
    what: "new address",
    as: "buyer",
    async open(page, tried) {
      await openAddress(page, "/address?mode=add");
      await fill(page, tried, {
        "Company name": "Agrawal Traders",
        Phone: "9812345670",
        "GST number": "27AAPFA0939F1ZF",
        "Address line 1": "Plot 12",
        "Address line 2": "Butibori",
        Pincode: "440001",
        City: "Nagpur",
        State: "Maharashtra",
      });
    },
    doubtful: [
      ["GST number", "22AAAAA"],
      ["Phone", "0000000000"],
      ["City", "Mumbai"],
    ],
    button: pressing("Save address"),
    sends: "/api/address",
  },
  {
    file: "remote-buyer/src/profile/profile-form.tsx",
    what: "buyer's profile",
    as: "buyer",
    open: openProfile,
    doubtful: [
      [/^GST number/, "ABC"],
      [/^PAN number/, "AB12"],
    ],
    button: pressing("Save profile"),
    sends: "/api/customer/update-profile",
  },
  {
    file: "remote-buyer/src/profile/profile-form.tsx",
    what: "seller's profile",
    as: "seller",
    open: openProfile,
    doubtful: [
      [/^GST number/, "22AAAAA"],
      [/^PAN number/, "AB12"],
    ],
    button: pressing("Save profile"),
    sends: "/api/seller/update-profile",
  },
  {
    file: "remote-buyer/src/profile/profile-form.tsx",
    what: "transporter's profile",
    as: "transporter",
    open: openProfile,
    doubtful: [
      [/^GST number/, "22AAAAA"],
      [/^Aadhaar number/, "1234"],
      [/^Alternate phone/, "98123"],
    ],
    button: pressing("Save profile"),
    sends: "/api/transporter/update-profile",
  },
  {
    file: "remote-buyer/src/credit/request-form.tsx",
    what: "request for credit",
    as: "newBuyer",
    async open(page) {
      await openAddress(page, "/wallet?tab=credit");
      await page.getByRole("button", { name: "Request for Credit" }).click();
      await page.getByRole("radio").first().focus();
    },
    doubtful: [],
    button: pressing("Submit request"),
  },
  {
    file: "remote-buyer/src/wallet/top-up-dialog.tsx",
    what: "transfer into the wallet",
    as: "buyer",
    open: addMoney,
    doubtful: [["Amount", "20,5"]],
    figures: [/^Amount/],
    button: pressing(/^Report/),
  },
  {
    file: "remote-buyer/src/wallet/top-up-dialog.tsx",
    what: "transfer into the wallet, with its proof",
    as: "buyer",
    async open(page, tried) {
      await addMoney(page, tried);
      await attachProof(page);
    },
    doubtful: [["Amount", "20,5"]],
    button: pressing(/^Report/),
  },
  {
    file: "remote-buyer/src/alerts/price-alert-dialog.tsx",
    what: "price alert",
    as: "buyer",
    async open(page, tried) {
      await openAddress(page, "/watchlist");
      await page
        .getByRole("button", { name: /^Alert: moves/ })
        .first()
        .click();
      await page.getByRole("radio", { name: "When the price falls to" }).check();
      await fill(page, tried, { "Price per MT with GST": "20000" });
    },
    doubtful: [["Price per MT with GST", "20,5"]],
    figures: [/^Price per MT/],
    button: pressing("Save alert"),
  },
  {
    file: "remote-buyer/src/payments/payment-form.tsx",
    what: "booking amount",
    as: "buyer",
    async open(page) {
      await openFirst(page, "/product-enquiry", "Seller Marked", "/quotation-detail");
      await reportTransfer(page);
    },
    doubtful: [[/^UTR/, "AB"]],
    button: pressing(/^I have paid/),
  },
  {
    file: "remote-buyer/src/payments/payment-form.tsx",
    what: "part of what is due",
    as: "buyer",
    open: payPart,
    doubtful: [[/^Amount/, "20,5"]],
    figures: [/^Amount/],
    figuresIn: "remote-buyer/src/payments/payment-parts.tsx",
    button: pressing(/^(?:I have paid|Enter an amount)/),
  },
  {
    file: "remote-buyer/src/payments/payment-form.tsx",
    what: "part of what is due, with the proof of its transfer",
    as: "buyer",
    async open(page, tried) {
      await payPart(page, tried);
      await attachProof(page);
    },
    doubtful: [[/^Amount/, "20,5"]],
    button: pressing(/^(?:I have paid|Enter an amount)/),
  },
  {
    file: "remote-buyer/src/papers/statement-block.tsx",
    what: "statement of account",
    as: "buyer",
    open: async (page) => void (await openAddress(page, "/papers")),
    doubtful: [],
    button: pressing("Create statement"),
    sends: "/api/paper/statement",
  },
  {
    file: "remote-buyer/src/tds/tds-dialog.tsx",
    what: "tax deducted at source",
    as: "buyer",
    async open(page, tried) {
      await openFirst(page, "/customer/order", "loading", "/order-details");
      await page.getByRole("button", { name: "Deduct tax (TDS)" }).click();
      await fill(page, tried, { "Your TAN": "NGPA12345B", "Amount deducted": "100" });
    },
    doubtful: [["Amount deducted", "20,5"]],
    figures: [/^Amount deducted/],
    button: pressing("Record the deduction"),
  },
  {
    file: "remote-buyer/src/product/sizes/size-table.tsx",
    what: "quantities of a product",
    as: "buyer",
    async open(page) {
      await openAddress(page, "/product-detail/1");
      await page.getByRole("button", { name: /^12 mm/ }).click();
    },
    doubtful: [["Quantity in MT, 12 mm", "18.75"]],
    figures: ["Quantity in MT, 12 mm"],
    button: pressing("Request For Quotes"),
  },
  {
    file: "remote-buyer/src/rfq/rfq-view.tsx",
    what: "request for quotation",
    as: "buyer",
    open: openRequest,
    doubtful: [[/^Message/, "Call me on 98930 00147"]],
    button: pressing("Submit"),
  },
  {
    file: "remote-buyer/src/rfq/rfq-view.tsx",
    figuresIn: "remote-buyer/src/rfq/goods/part-fields.tsx",
    what: "delivery in parts",
    as: "buyer",
    async open(page) {
      await openRequest(page);
      await fieldOf(page, /^In parts/).selectOption("2");
    },
    doubtful: [[/^Quantity/, "20,5"]],
    figures: [/^Quantity/],
    button: pressing("Submit"),
  },
];

/** The request for 14 MT of an offer, with its addresses. */
async function openRequest(page: Page): Promise<void> {
  await openAddress(page, "/product-detail/1");
  await page.getByRole("button", { name: /^12 mm/ }).click();
  await fieldOf(page, "Quantity in MT, 12 mm").fill("14");
  await pressing("Request For Quotes")(page).click();
  await page.waitForURL("**/create-rfq");
  await page
    .getByRole("radio", { name: /Butibori/ })
    .first()
    .check();
  await page.getByRole("checkbox", { name: "Same as billing address" }).check();
}
