import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { openAddress } from "./open-address";
import { fill, pressing, type TriedForm } from "./tried-form";

export const deskForms: readonly TriedForm[] = [
  {
    file: "remote-desk/src/payment/payment-panel.tsx",
    what: "transfer",
    as: "staff",
    async open(page, tried) {
      await openAddress(page, "/desk?kind=payment");
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
      await openAddress(page, "/desk/prices");
      await fill(page, tried, { "Where the prices come from": "By telephone", Raigarh: "40500" });
    },
    doubtful: [["Raipur", "20,5"]],
    button: pressing(/^Save/),
  },
  {
    file: "remote-desk/src/news/article-form.tsx",
    what: "article",
    as: "staff",
    async open(page, tried) {
      await openAddress(page, "/desk/news?article=");
      await page.getByRole("textbox", { name: "Text" }).fill("In Raipur.");
      await fill(page, tried, { Title: "Mill opens", Reason: "Heard from the mill" });
    },
    doubtful: [["Address", "Mill Opens"]],
    button: pressing("Save the draft"),
  },
  {
    file: "remote-desk/src/site/content-form.tsx",
    what: "question of visitors",
    as: "staff",
    async open(page, tried) {
      await openAddress(page, "/desk/site?section=faq&open=");
      await page.getByRole("textbox", { name: "Answer" }).fill("By transfer.");
      await fill(page, tried, { Question: "How do I pay?", Reason: "Often asked" });
    },
    doubtful: [["Question", ""]],
    button: pressing("Save"),
  },
  {
    file: "remote-desk/src/common/act-dialog.tsx",
    what: "rate of the tax law",
    as: "staff",
    async open(page, tried) {
      await openAddress(page, "/desk/tax");
      await page.getByRole("button", { name: "Add a rate" }).click();
      await page.getByRole("dialog").waitFor();
      const row = { "Applies to": "7228", "First day": "2026-12-01", Source: "Notification 9/2026" };
      await fill(page, tried, { ...row, Reason: "Budget" });
    },
    doubtful: [["Value", "18%%"]],
    button: pressing("Add"),
  },
  {
    file: "remote-desk/src/common/act-dialog.tsx",
    figuresIn: "remote-desk/src/acts/act-field.tsx",
    what: "act on an order",
    as: "staff",
    async open(page, tried) {
      await openAddress(page, "/desk/list/orders?filter=pending");
      await page.getByRole("rowheader").getByRole("link").first().click();
      await pressing("Cancel the order")(page).click();
      await page.getByRole("dialog").waitFor();
      await fill(page, tried, { "Refund of the advance": "0", Reason: "The buyer asked for it" });
    },
    doubtful: [["Refund of the advance", "20,5"]],
    figures: ["Refund of the advance"],
    button: pressing("Cancel the order"),
  },
  {
    file: "remote-desk/src/code/code-question-dialog.tsx",
    what: "new one-time code",
    as: "staff",
    async open(page, tried) {
      await needsNewCode(page);
      await openAddress(page, "/desk?kind=payment");
      await page.locator("a[data-row]").first().click();
      await page.waitForURL(/\/desk\/payment\//);
      const accept = pressing(/^Accept/)(page);
      const claimed = ((await accept.textContent()) ?? "").replaceAll(/[^\d.]/g, "");
      await fill(page, null, { Received: claimed, Reason: "Seen in the statement" });
      await accept.click();
      await page.getByRole("dialog").waitFor();
      await fill(page, tried, { "One-time password": "123456" });
    },
    doubtful: [],
    button: pressing("Continue"),
    sends: "/api/desk/code",
  },
];

/** The server sends a code, and requires it before anything that concerns a payment. */
async function needsNewCode(page: Page): Promise<void> {
  const isOnItsWay = { json: { message: "The code is on its way." } };
  await answerInstead(page, "*/api/otp-login", ({ answer }) => answer(isOnItsWay));
  const isNeeded = { status: 422, json: { message: "This needs a new code.", code: "code_missing" } };
  await answerInstead(page, "*/api/desk/payment/*", ({ method, passOn, answer }) =>
    method === "GET" ? passOn() : answer(isNeeded),
  );
}
