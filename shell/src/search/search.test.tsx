import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame, widenWindow } from "../testing/render-frame";
import { beams, marketWithBeams, nothing } from "../testing/search-fakes";

let api: FakeApi;
let person: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = marketWithBeams();
});
afterEach(() => {
  jest.useRealTimers();
});

const calls = () => api.calls("GET /general-search").map(({ query }) => query.get("search_key"));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole("combobox", { name: "Search" });

/** The search box of the header, with the search's code loaded. */
async function wideSearch() {
  widenWindow();
  const page = await renderFrame({ api });
  await person.click(input());
  await wait(0);
  return page;
}

it("leads to the offers that a trader's text describes, with their number and the lowest price", async () => {
  api.answer("GET /general-search", GeneralSearchAnswer, {
    ...nothing,
    product_list: [{ id: 1, name: "TMT Bar" }],
    understood: {
      product: { id: 1, name: "TMT Bar", thumbnail: "" },
      labels: ["12 mm", "Raipur"],
      filter: { size: "12 mm", city: "Raipur" },
      unknown: ["premium"],
      count: 4,
      lowest_price: 55_814,
    },
  });
  const page = await wideSearch();
  await person.type(input(), "12mm sariya raipur premium");
  await wait(1000);
  const [first, second] = screen.getAllByRole("option");
  expect(first).toHaveAccessibleName("TMT Bar, 12 mm, Raipur, 4 offers from ₹55,814/MT, without “premium”");
  expect(second).toHaveAccessibleName("TMT Bar");
  await person.keyboard("{ArrowDown}{Enter}");
  expect(page.address()).toBe("/product-list/1?size=12+mm&city=Raipur");
});

it("does not open news on Enter: a misspelt city often occurs only in a headline", async () => {
  api.answer("GET /general-search", GeneralSearchAnswer, {
    ...nothing,
    market_news: [{ slug: "raipur-gains", title: "Raipur ingot gains" }],
  });
  const page = await wideSearch();
  await person.type(input(), "raipurr");
  await wait(1000);
  await person.keyboard("{Enter}");
  expect(page.address()).toBe("/");
  expect(screen.getByRole("option", { name: "Raipur ingot gains" })).toBeVisible();
  await person.keyboard("{ArrowDown}{Enter}");
  expect(page.address()).toBe("/news-detail/raipur-gains");
});

describe("the search of the header", () => {
  it("sends one request a second after typing stops, and only with a text (R-040, R-399)", async () => {
    await wideSearch();
    await person.type(input(), "be");
    await wait(900);
    await person.type(input(), "a");
    await wait(990);
    expect(calls()).toEqual([]);

    await wait(20);
    expect(calls()).toEqual(["bea"]);

    await person.clear(input());
    await person.type(input(), "   ");
    await wait(5000);
    expect(calls()).toEqual(["bea"]);
  });

  it("groups brands, products and news, each with its address (R-041)", async () => {
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);

    const list = screen.getByRole("listbox", { name: "Search results" });
    const target = (group: string, name: string) =>
      within(within(list).getByRole("group", { name: group }))
        .getByRole("option", { name })
        .getAttribute("href");
    expect(target("Brands", "Beacon Rolling Mills")).toBe("/product-list/3?type=brand");
    expect(target("Products", "MS Beam")).toBe("/product-list/3");
    expect(target("Market News", "Beams firm up in Bhilai")).toBe("/news-detail/beams-firm-up");
    expect(screen.getByText("3 results")).toBeInTheDocument();
    expect(within(list).getAllByText(/^bea$/i, { selector: "mark" })).toHaveLength(3);
  });

  it("says 'Sorry, No Data Found !' when nothing matches (R-042)", async () => {
    await wideSearch();
    await person.type(input(), "qqq");
    await wait(1000);

    expect(screen.getByText("Sorry, No Data Found !")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Your search" })).not.toBeInTheDocument();
  });

  it("opens the line chosen with arrows and Enter, and is then empty and closed (R-043)", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("option", { name: /^MS Beam/ })).toHaveAttribute("aria-selected", "true");
    await person.keyboard("{Enter}");

    expect(address()).toBe("/product-list/3");
    expect(input()).toHaveValue("");
    expect(input()).toHaveAttribute("aria-expanded", "false");
  });

  it("opens the line that is clicked", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.click(screen.getByRole("option", { name: "Beacon Rolling Mills" }));

    expect(address()).toBe("/product-list/3?type=brand");
    expect(input()).toHaveValue("");
  });

  it("opens the first line on Enter when none is chosen", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.keyboard("{Enter}");
    expect(address()).toBe("/product-list/3?type=brand");
    expect(input()).toHaveValue("");
  });

  it("opens the first line of the answer when Enter was pressed before it arrived", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea{Enter}");
    expect(input()).toHaveValue("bea");
    await wait(1000);
    expect(address()).toBe("/product-list/3?type=brand");
    expect(input()).toHaveValue("");
  });

  it("opens nothing on Enter when something else was typed before the answer arrived", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea{Enter}m");
    await wait(1000);
    expect(address()).toBe("/");
    expect(input()).toHaveValue("beam");
  });

  it("stays on the page when Tab is pressed without a chosen line", async () => {
    const { address } = await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.hover(screen.getByRole("option", { name: "MS Beam" }));
    await person.tab();

    expect(address()).toBe("/");
    expect(input()).toHaveValue("bea");
  });

  it("fails without a toast, with a row that retries at once (R-044, R-394)", async () => {
    api.refuse("GET /general-search", 503);
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    api.answer("GET /general-search", GeneralSearchAnswer, beams);
    await person.click(screen.getByRole("option", { name: /The search could not be completed.*Try again/ }));
    await wait(0);
    expect(screen.getByRole("option", { name: "MS Beam" })).toBeInTheDocument();
    expect(input()).toHaveValue("bea");
  });

  it("says how long to wait after too many requests", async () => {
    api.refuse("GET /general-search", 429, { message: "Slow down", retryAfterSeconds: 7 });
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);

    expect(screen.getByRole("option", { name: /Too many searches\. Try again in 7 seconds\./ })).toBeInTheDocument();
  });

  it("never shows the answer for an older text", async () => {
    const slow = api.hold("GET /general-search");
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.type(input(), "m");
    slow.release();
    await wait(500);
    expect(screen.queryAllByRole("option")).toEqual([]);

    await wait(500);
    expect(calls()).toEqual(["bea", "beam"]);
    expect(screen.getByText("Sorry, No Data Found !")).toBeVisible();
  });

  it("closes on Escape and is cleared by the next one", async () => {
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    await person.keyboard("{Escape}");
    expect(input()).toHaveAttribute("aria-expanded", "false");
    expect(input()).toHaveValue("bea");

    await person.keyboard("{Escape}");
    expect(input()).toHaveValue("");
  });

  it("gets the focus after Ctrl+K, without the typed character, and after no character alone", async () => {
    widenWindow();
    await renderFrame({ api });
    await person.keyboard("/k");
    await wait(0);
    expect(document.body).toHaveFocus();

    await person.keyboard("{Control>}k{/Control}");
    await wait(0);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue("");
  });

  it("keeps text, caret and focus when its code arrives in the middle of a word", async () => {
    widenWindow();
    await renderFrame({ api });
    const plain = input();
    plain.focus();
    await person.keyboard("bxa");
    await person.keyboard("{ArrowLeft}{Backspace}e");
    await wait(20); // The file is requested after the frame that shows the field.
    const full = input();

    expect(full).not.toBe(plain);
    expect(full).toHaveFocus();
    expect(full).toHaveValue("bea");
    await person.keyboard("e");
    expect(full).toHaveValue("beea");
  });

  it("has no axe violations while results are shown", async () => {
    await wideSearch();
    await person.type(input(), "bea");
    await wait(1000);
    jest.useRealTimers();

    await expect(screen.getByRole("banner")).toHaveNoAxeViolations();
  });
});
