import type { JSHandle, Page } from "playwright-core";
import { allForms } from "../forms/all-forms";
import { buyerForms } from "../forms/buyer-forms";
import { framesWithoutFocus } from "../forms/focus-of-act";
import { componentsWith } from "../forms/form-files";
import { openForm } from "../forms/open-form";
import { pressByFinger, pressByHand, pressTwice } from "../forms/press";
import { resetPage } from "../forms/reset-page";
import { sellerForms } from "../forms/seller-forms";
import { transporterForms } from "../forms/transporter-forms";
import { fieldOf, type Label, type TriedForm } from "../forms/tried-form";
import { answerInstead } from "../harness/answers";
import { lastingVisits } from "../harness/lasting-visits";
import { screens } from "../harness/visit";

const limitMs = 120_000;

const visitOf = lastingVisits([...new Set(allForms.map(({ as }) => as))], { screen: "phone" });

type PageSize = Parameters<Page["setViewportSize"]>[0];

it("every form and every field for figures of the areas is tested here", () => {
  const files = allForms.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([...componentsWith(/<(?:[Ff]orm|FormFields)\s/)]));
  // These react while typing, filter a list on the page, or repeat a tested price field: nothing else is sent.
  const answeredAtOnce = [
    "remote-buyer/src/product/load/piece-length-field.tsx",
    "remote-buyer/src/rfq/list/list-lines-view.tsx",
    "remote-desk/src/prices/prices-panel.tsx",
    "remote-public/src/products/compare/compare-actions.tsx",
    "remote-public/src/products/price-facet.tsx",
    "remote-seller/src/common/keep-price.tsx",
    "remote-seller/src/products/bulk/price-change/price-change-dialog.tsx",
  ];
  // Here `-` means a step of fifty rupees down, not a sign.
  const stepped = ["remote-desk/src/prices/price-field.tsx"];
  const figures = allForms.flatMap(({ file, figuresIn = file, figures: tried }) => (tried ? [figuresIn] : []));
  expect([...figures, ...answeredAtOnce, ...stepped]).toEqual(
    expect.arrayContaining([...componentsWith(/<(?:Form)?(?:Money|Number)Field\b/)]),
  );
});

it("a form finds nothing of the one before it, even what that one stores when it is left", async () => {
  const { page } = visitOf(null);
  await page.goto("/contact-us");
  await page.evaluate(async () => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem("leak", "before");
      window.addEventListener("pagehide", () => store.setItem("late leak", "when left"));
    }
    await caches.open("leak");
    const opening = indexedDB.open("leak");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    opening.result.close();
    Reflect.set(window, "leak", "in the document");
  });
  await page.setViewportSize(screens.desktop);

  await resetPage(page);

  const left = await page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    databases: await indexedDB.databases(),
    isInDocument: "leak" in window,
  }));
  expect(left).toEqual({ stored: [], databases: [], isInDocument: false });
  expect(page.viewportSize()).toEqual(screens.phone);
});

it("a form that is opened again in its document has nothing of what was typed before, even one that keeps it on the device", async () => {
  const vehicle = transporterForms.find(({ what }) => what === "vehicle");
  if (!vehicle) throw new Error("No form keeps what was typed");
  const quantity = /^Quantity on this vehicle/;
  const first = await open(vehicle, quantity);
  const given = await fieldOf(first.page, quantity).inputValue();
  await retype(first.page, quantity, "7.5");
  const isKept = () => Object.values(localStorage).some((text: string) => text.includes("7.5"));
  await first.page.waitForFunction(isKept);
  await first.page.evaluate(() => sessionStorage.setItem("leak", "before"));
  await first.close();
  const stored = await first.page.evaluate(() => [...Object.values(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.filter((text) => /7\.5|leak/.test(text))).toEqual([]);

  const second = await open(vehicle, quantity);

  expect(await fieldOf(second.page, quantity).inputValue()).toBe(given);
  await second.close();
});

const tall = { width: 1280, height: 2400 };
const leftByTab: readonly (readonly [what: string, on: string, size: PageSize])[] = [
  ["new address", "a phone", screens.phone],
  ["transporter's profile", "a phone", screens.phone],
  ["new address", "a screen that shows the whole page", tall],
  ["transporter's profile", "a screen that shows the whole page", tall],
  ["price alert", "a desktop, in a dialog that does not scroll", screens.desktop],
  ["price", "a desktop, in a dialog that does not scroll", screens.desktop],
];
const clickedTwice: ReadonlySet<string> = new Set(["new address", "statement of account"]);
/** An application makes another person of the one who sends it; a row's price has its button only once it is changed. */
const withoutAct: ReadonlySet<string> = new Set(["application", "price in its row"]);
const acted = [...buyerForms, ...sellerForms, ...transporterForms].filter(({ what }) => !withoutAct.has(what));

// All tests of a form follow each other, so that they open it in one document.
for (const form of allForms) {
  describe(`${form.what} (${form.file})`, () => {
    const tried: readonly (readonly [Label | null, string])[] = form.doubtful.length > 0 ? form.doubtful : [[null, ""]];
    describe("the first click on its button takes effect, and the button stays in place for a second one although a message appears", () => {
      for (const [label, text] of tried) {
        const typed = label === null ? "nothing chosen" : `${label} ${text}`;
        it(`by mouse: ${typed}`, () => press(form, label, text, pressByHand), limitMs);
        it(`by finger: ${typed}`, () => press(form, label, text, pressByFinger), limitMs);
      }
    });

    for (const label of form.figures ?? [])
      it(
        `an unclear figure is kept as typed and answered with a message, and nothing is sent: ${label}`,
        () => answerInWords(form, label),
        limitMs,
      );

    for (const [what, on, size] of leftByTab)
      if (what === form.what)
        it(
          `a message that appears when a field is left with Tab does not move the next field on ${on}`,
          () => leaveByTab(form, size),
          limitMs,
        );

    if (clickedTwice.has(form.what))
      it("a double click hits the button twice, even after a refusal", () => pressAgain(form), limitMs);

    if (acted.includes(form))
      it(
        "after an act the focus is on its answer or where the act was, never lost",
        async () => {
          expect(await framesWithoutFocus(visitOf(form.as).page, form)).toBeLessThan(6);
        },
        limitMs,
      );
  });
}

async function press(form: TriedForm, label: Label | null, text: string, pressed: typeof pressByHand): Promise<void> {
  const { page, sent, refused, close } = await open(form, label);
  if (label !== null) await retype(page, label, text);
  const button = form.button(page);
  // A person looks for the button while the field still has the focus.
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await pressed(page, button);
  if (form.sends === undefined) await refusedInWords(page);
  else await refused(1);
  expect(sent()).toEqual(form.sends === undefined ? [] : [form.sends]);
  await close();
}

/** Leaves each field that has a doubtful text with Tab, and watches the next field until the message appears. */
async function leaveByTab(form: TriedForm, size: PageSize): Promise<void> {
  for (const [label, text] of form.doubtful) {
    const { page, close } = await open(form, label);
    await page.setViewportSize(size);
    await retype(page, label, text);
    const field = fieldOf(page, label);
    await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await field.evaluateHandle(() => {
      const stops = [...document.querySelectorAll("input, select, textarea, button, a[href]")];
      return new Map<Element | null, number>(stops.map((stop) => [stop, stop.getBoundingClientRect().top]));
    });
    await page.keyboard.press("Tab");
    const id = await field.getAttribute("id");
    expect([label, ...(await seenOfFocus(before, `[id="${id}-error"], [id="${id}-warning"]`))]).toEqual([label, 0]);
    await close();
  }
}

/** How far the focused field has moved, frame by frame, until a message has appeared and for a while after. */
async function seenOfFocus(before: JSHandle<Map<Element | null, number>>, message: string): Promise<readonly number[]> {
  return before.evaluate(async (tops, sought) => {
    const seen = new Set<number>();
    for (let after = 0; after < 30; after += document.querySelector(sought) === null ? 0 : 1) {
      const focused = document.activeElement;
      seen.add(Math.round((focused?.getBoundingClientRect().top ?? Number.NaN) - (tops.get(focused) ?? Number.NaN)));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...seen];
  }, message);
}

/** A refused form whose button is clicked twice while the answer is pending. */
async function pressAgain(form: TriedForm): Promise<void> {
  const { page, sent, refused, close } = await open(form, null);
  const button = form.button(page);
  await button.click();
  await refused(1);
  await button.and(page.locator(":not([aria-disabled])")).waitFor();
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { pathname } = new URL(page.url());
  let answer: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answerInstead(page, `*${form.sends}`, async ({ passOn }) => {
    await isPressed;
    await passOn();
  });
  expect(await pressTwice(page, button)).toEqual([true, true]);
  answer();
  await button.and(page.locator(":not([aria-busy])")).waitFor();
  await refused(2);
  expect(sent()).toEqual([form.sends, form.sends]);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await close();
}

const unclear: readonly (readonly [text: string, answer: RegExp])[] = [
  ["-1", /minus sign|can not be negative/],
  ["20,5", /check the comma/],
  ["1e9", /without e/],
];

async function answerInWords(form: TriedForm, label: Label): Promise<void> {
  const { page, sent, close } = await open(form, label);
  for (const [text, answer] of unclear) {
    await retype(page, label, text);
    await form.button(page).click();
    const message = page.locator(`[id="${await fieldOf(page, label).getAttribute("id")}-error"]`);
    await message.filter({ hasText: answer }).waitFor();
    expect(await fieldOf(page, label).inputValue()).toBe(text);
  }
  await retype(page, label, "99,999");
  await fieldOf(page, label).blur();
  expect(await fieldOf(page, label).inputValue()).toBe("99,999");
  await page.getByText(/check the comma/).waitFor({ state: "detached" });
  expect(sent()).toEqual([]);
  await close();
}

async function open(form: TriedForm, tried: Label | null) {
  const { page, troubles } = visitOf(form.as);
  troubles.expect(/status of 422/);
  return { page, ...(await openForm(page, form, tried)) };
}

async function retype(page: Page, label: Label, text: string): Promise<void> {
  const field = fieldOf(page, label);
  await field.fill("");
  await field.pressSequentially(text);
}

/** A refused click focuses the first field that has to be changed. */
async function refusedInWords(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.activeElement;
    return field?.matches('[aria-invalid="true"], fieldset[aria-describedby] *') === true;
  });
}
