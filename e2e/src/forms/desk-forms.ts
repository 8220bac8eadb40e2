import { fill, pressing, type TriedForm } from "./tried-form";

export const deskForms: readonly TriedForm[] = [
  {
    file: "remote-desk/src/payment/payment-panel.tsx",
    what: "transfer",
    as: "staff",
    async open(page, tried) {
      await page.goto("/desk?kind=payment");
      await page.locator("a[data-row]").first().click();
      await page.waitForURL(/\/desk\/payment\//);
      await fill(page, tried, { Reason: "Seen in the statement" });
    },
    doubtful: [[/^Received/, "20,5"]],
    figures: [/^Received/],
    button: pressing(/^Accept/),
  },
  {
    file: "remote-desk/src/prices/price-field.tsx",
    what: "ingot prices",
    as: "staff",
    async open(page, tried) {
      await page.goto("/desk/prices");
      await fill(page, tried, { "Where the prices come from": "By telephone", Raigarh: "40500" });
    },
    doubtful: [["Raipur", "20,5"]],
    button: pressing(/^Save/),
  },
];
