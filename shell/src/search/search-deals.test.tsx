import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import { closeSession } from "@mandi/shared/session";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame, widenWindow } from "../testing/render-frame";
import { marketWithBeams, nothing } from "../testing/search-fakes";

let api: FakeApi;
let person: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = marketWithBeams();
});
afterEach(() => {
  act(() => closeSession());
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole("combobox", { name: "Search" });

async function searchFor(text: string) {
  widenWindow();
  const page = await renderFrame({ api });
  await person.click(input());
  await wait(0);
  await person.type(input(), text);
  await wait(1000);
  return page;
}

const deal = { kind: "order", id: 7, number: "O2627000007", goods: "TMT Bar", quantity: 30 } as const;

it("finds the reader's own order by its number, and opens it on Enter before any product", async () => {
  signInAs("customer");
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, product_list: [{ id: 1, name: "TMT Bar" }] });
  api.answer("GET /own-deals", OwnDealsAnswer, { data: [{ ...deal, link: "/order-details/7" }] });
  const page = await searchFor("O2627000007");
  const own = screen.getByRole("group", { name: "Your deals" });
  expect(within(own).getByRole("option")).toHaveAccessibleName("O2627000007, TMT Bar, 30 MT");
  expect(api.calls("GET /own-deals").map(({ query }) => query.get("search_key"))).toEqual(["O2627000007"]);
  await person.keyboard("{Enter}");
  await wait(0);
  expect(page.address()).toBe("/order-details/7");
});

it("requests no deals for a visitor, and works without them when they cannot be loaded", async () => {
  await searchFor("bea");
  expect(api.calls("GET /own-deals")).toHaveLength(0);
  act(() => void signInAs("seller"));
  api.refuse("GET /own-deals", 503);
  await person.clear(input());
  await person.type(input(), "bea");
  await wait(1000);
  expect(screen.getByRole("option", { name: "MS Beam" })).toBeVisible();
});

/** The text is understood as a size, a grade and a city of TMT bars. */
function understandBars(): void {
  api.answer("GET /general-search", GeneralSearchAnswer, {
    ...nothing,
    understood: {
      product: { id: 1, name: "TMT Bar", thumbnail: "" },
      labels: ["12 mm", "Fe 500D", "Raipur"],
      kinds: ["size", "grade", "city"],
      filter: { size: "12 mm", grade: "Fe 500D", city: "Raipur" },
      unknown: [],
      count: 1,
    },
  });
}

it("shows the kind of each part that was understood, and searches without a part that is removed", async () => {
  understandBars();
  await searchFor("12mm Fe500D TMT Raipur");
  const tags = within(screen.getByRole("list", { name: "Your search" })).getAllByRole("listitem");
  expect(tags.map(({ textContent }) => textContent)).toEqual([
    "ProductTMT Bar",
    "Size12 mm",
    "GradeFe 500D",
    "CityRaipur",
  ]);
  await person.click(screen.getByRole("button", { name: "Search without City Raipur" }));
  expect(input()).toHaveValue("TMT Bar 12 mm Fe 500D");
  await wait(1000);
  expect(api.calls("GET /general-search").at(-1)?.query.get("search_key")).toBe("TMT Bar 12 mm Fe 500D");
});

it("takes a part of the text off by keyboard: Tab leads from the field to it, Escape back, and leaving closes the list", async () => {
  understandBars();
  await searchFor("12mm Fe500D TMT Raipur");
  await person.tab();
  const [first, second] = within(screen.getByRole("list", { name: "Your search" })).getAllByRole("button");
  expect(first).toHaveFocus();
  await person.keyboard("{Escape}");
  expect(input()).toHaveFocus();
  expect(screen.queryByRole("list", { name: "Your search" })).not.toBeInTheDocument();

  await person.keyboard("{ArrowDown}");
  await person.tab();
  await person.tab();
  expect(second).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName("Search without Size 12 mm");
  await person.keyboard("{Enter}");
  expect(input()).toHaveValue("TMT Bar Fe 500D Raipur");
  expect(input()).toHaveFocus();
  await wait(1000);
  await person.tab();
  act(() =>
    within(screen.getByRole("list", { name: "Your search" }))
      .getAllByRole("button")
      .at(-1)
      ?.focus(),
  );
  expect(document.activeElement).toHaveAccessibleName("Search without City Raipur");
  await person.tab();
  expect(screen.queryByRole("list", { name: "Your search" })).not.toBeInTheDocument();
});
