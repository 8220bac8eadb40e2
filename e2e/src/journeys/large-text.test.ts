import type { Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import { findLostText, spaceText, zoomed } from "../harness/lost-text";
import type { PersonName } from "../harness/people";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";
import { signedIn } from "../harness/sign-in";

/** What is done on a page before it is looked at: a dialog opens. */
type Opening = (page: Page) => Promise<void>;

const pressing =
  (button: string | RegExp): Opening =>
  async (page) => {
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").waitFor();
  };

const updating: Opening = async (page) => {
  await page
    .getByRole("button", { name: /^Update / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Price" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
};

type Pages = readonly (readonly [address: string, opening?: Opening])[];

/** A list, a detail, a form, a table and a dialog of each role; patterns with `:id` are of the first thing that they have. */
const pages: readonly (readonly [who: PersonName | null, theirs: Pages])[] = [
  [null, [["/"], ["/product-list/:id"], ["/news-list"], ["/faq"], ["/contact-us"], ["/historical-data"], ["/login"]]],
  [
    "buyer",
    [
      ["/"],
      ["/quotation-list"],
      ["/order-book"],
      ["/product-detail/:id"],
      ["/quotation-detail/:id"],
      ["/order-details/:id"],
      ["/order-ledger/:id"],
      ["/order-paper/:id/:number"],
      ["/wallet"],
      ["/address?mode=add"],
      ["/wallet", pressing(/^Add money/i)],
    ],
  ],
  [
    "seller",
    [
      ["/"],
      ["/commodity-products"],
      ["/commodity-products?view=add"],
      ["/seller-quotation-detail/:id"],
      ["/seller-order-detail/:id"],
      ["/seller-order-ledger/:id"],
      ["/commodity-products", updating],
    ],
  ],
  [
    "transporter",
    [
      ["/"],
      ["/transporter-products"],
      ["/transporter-products?view=order"],
      ["/transporter-products?view=belt"],
      ["/transporter-product-enquiry-detail/:id"],
      ["/transporter-products?view=order", pressing("Order Details")],
    ],
  ],
  [
    "staff",
    [
      ["/desk"],
      ["/desk/list/orders"],
      ["/desk/order/:id"],
      ["/desk/quotation/:id"],
      ["/desk/prices"],
      ["/desk/settings"],
      ["/desk/tax", pressing("Add a rate")],
    ],
  ],
];

for (const [who, theirs] of pages)
  journeyOfVisits(
    `a ${who ?? "visitor"} who zooms to 400 % and sets the text apart reads every page without cut text or sideways scrolling`,
    async ({ visit }) => {
      const { page, context } = await visit(who === null ? {} : { session: await signedIn(who) });
      const samples = await sampleAddresses(context);
      await spaceText(context);
      await page.setViewportSize(zoomed);
      const faults: string[] = [];
      for (const [pattern, opening] of theirs) {
        const address = pattern.includes(":") ? samples[pattern] : pattern;
        expect([pattern, address]).toEqual([pattern, expect.any(String)]);
        await openAndSettle(page, address ?? "");
        await opening?.(page);
        faults.push(...(await findLostText(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
