import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { anIngotPoint, anIngotPrice } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();

const panel = () => screen.getByRole("region", { name: "Ingot price" });

describe("the ingot price panel", () => {
  it("opens on Last 30 Days at the first place, with change, high and low (R-093, R-094)", async () => {
    const api = openMarket();
    await renderAt(routes, "/");
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
    expect(within(panel()).getByText("+250 (+0.62%)")).toBeVisible();
    expect(within(panel()).getByRole("button", { name: "Last 30 Days" })).toHaveAttribute("aria-pressed", "true");
    expect(within(panel()).getByText("Highest close, 30 days").nextSibling).toHaveTextContent("₹40,850");
    expect(within(panel()).getByText("Lowest close, 30 days").nextSibling).toHaveTextContent("₹40,600");
    expect(within(panel()).getByText("Updated 21 Nov 2026, 10:42 am")).toBeVisible();
    expect(within(panel()).getByRole("link", { name: "Historical data" })).toHaveAttribute("href", "/historical-data");
    expect(api.calls("GET /ingot-price").map(({ query }) => query.toString())).toEqual(["ingot_price_type=monthly"]);
  });

  it("keeps the chosen window and place in the address (R-093)", async () => {
    const user = userEvent.setup();
    const api = openMarket();
    const tab = await renderAt(routes, "/");
    await within(panel()).findByText("per MT, ex-Raipur");
    await user.click(within(panel()).getByRole("button", { name: "Last 7 days" }));
    await user.selectOptions(within(panel()).getByLabelText("Location"), "Jalna");
    expect(await within(panel()).findByText("per MT, ex-Jalna")).toBeVisible();
    expect(tab.address()).toBe("/?period=weekly&location=Jalna");
    expect(api.calls("GET /ingot-price").at(-1)?.query.toString()).toBe("ingot_price_type=weekly&ingot_location=Jalna");
    expect(within(panel()).getByText("Highest close, 7 days")).toBeVisible();
  });

  it("opens on the window and place of the address", async () => {
    const api = openMarket();
    await renderAt(routes, "/?period=daily&location=Jalna");
    expect(await within(panel()).findByText("per MT, ex-Jalna")).toBeVisible();
    expect(api.calls("GET /ingot-price").map(({ query }) => query.toString())).toEqual([
      "ingot_price_type=daily&ingot_location=Jalna",
    ]);
  });

  it("names the place of the figures when the one in the address no longer exists (R-093)", async () => {
    openMarket();
    await renderAt(routes, "/?location=Gone");
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
    expect(within(panel()).getByLabelText("Location")).toHaveDisplayValue("Raipur");
  });

  it("keeps the old figures in place until the new ones arrive", async () => {
    const user = userEvent.setup();
    const api = openMarket();
    await renderAt(routes, "/");
    await within(panel()).findByText("per MT, ex-Raipur");
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice({ latest_price: { today: 39000, previous: 39400 } }));
    const held = api.hold("GET /ingot-price");
    await user.click(within(panel()).getByRole("button", { name: "Today" }));
    expect(within(panel()).getByText("+250 (+0.62%)")).toBeVisible();
    expect(panel()).toHaveAttribute("aria-busy", "true");
    held.release();
    expect(await within(panel()).findByText("−400 (−1.02%)")).toBeVisible();
  });

  it("shows the same figures as a table", async () => {
    const user = userEvent.setup();
    const api = openMarket();
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice({ price: [anIngotPoint({ price: 40123 })] }));
    await renderAt(routes, "/");
    await user.click(await within(panel()).findByRole("button", { name: "Table" }));
    expect(within(panel()).getByRole("table")).toHaveTextContent("21 Nov 2026₹40,123");
  });

  it("says so when a place has no price yet", async () => {
    const api = openMarket();
    const nothing = { price: [], last_update: null, latest_price: { today: null, previous: null } };
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice(nothing));
    await renderAt(routes, "/");
    expect(await within(panel()).findByText("No price yet")).toBeVisible();
  });

  it("fails alone, does not refetch automatically, and loads on Retry (R-388)", async () => {
    const user = userEvent.setup();
    const api = openMarket();
    api.refuse("GET /ingot-price", 503);
    const tab = await renderAt(routes, "/");
    expect(await within(panel()).findByText("The ingot price did not load")).toBeVisible();
    expect(screen.getByRole("link", { name: /TMT Bar/ })).toBeVisible();
    await tab.go("/elsewhere");
    await tab.go("/");
    expect(await within(panel()).findByText("The ingot price did not load")).toBeVisible();
    expect(api.calls("GET /ingot-price")).toHaveLength(1);
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
    await user.click(within(panel()).getByRole("button", { name: "Try again" }));
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
  });

  it("refetches when the browser is back online", async () => {
    const api = openMarket();
    api.cutOff("GET /ingot-price");
    await renderAt(routes, "/");
    await within(panel()).findByText("The ingot price did not load");
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
  });
});
