import { HomeAnswer } from "@mandi/shared/contract/home";
import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { ProductListAnswer } from "@mandi/shared/contract/product-list";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { closeSession } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import {
  aBanner,
  aBrand,
  aHome,
  aHowTo,
  anIngotPoint,
  anIngotPrice,
  aProduct,
  aSiteSetup,
  aTestimonial,
  someNews,
} from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import area from "../../area.config";
import { routes } from "../area";

function openMarket() {
  const api = fakeApi();
  api.answer("GET /home", HomeAnswer, aHome());
  api.answer("GET /product-list", ProductListAnswer, { data: [aProduct()] });
  api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
  return api;
}

const panel = () => screen.getByRole("region", { name: "Ingot price" });

// The end of a session empties every list of the product: the one way to a fresh start that the product itself has.
beforeEach(() => {
  signInAs("customer");
  closeSession();
});

describe("the ingot price panel", () => {
  it("opens on Last 30 Days at the first place, with change, high and low (R-093, R-094, H-60)", async () => {
    const api = openMarket();
    await renderAt(routes, "/");
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
    expect(within(panel()).getByText("+250 (+0.62%)")).toBeVisible();
    expect(within(panel()).getByRole("button", { name: "Last 30 Days" })).toHaveAttribute("aria-pressed", "true");
    expect(within(panel()).getByText("30-day high").nextSibling).toHaveTextContent("₹40,850");
    expect(within(panel()).getByText("30-day low").nextSibling).toHaveTextContent("₹40,600");
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
    expect(within(panel()).getByText("7-day high")).toBeVisible();
  });

  it("opens on the window and place of the address", async () => {
    const api = openMarket();
    await renderAt(routes, "/?period=daily&location=Jalna");
    expect(await within(panel()).findByText("per MT, ex-Jalna")).toBeVisible();
    expect(api.calls("GET /ingot-price").map(({ query }) => query.toString())).toEqual([
      "ingot_price_type=daily&ingot_location=Jalna",
    ]);
  });

  it("keeps the figures in place until the new ones are here", async () => {
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

  it("fails alone, asks nothing again by itself, and loads on Retry (R-388, H-32)", async () => {
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

  it("tries again when the browser comes back online (H-32)", async () => {
    const api = openMarket();
    api.cutOff("GET /ingot-price");
    await renderAt(routes, "/");
    await within(panel()).findByText("The ingot price did not load");
    api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await within(panel()).findByText("per MT, ex-Raipur")).toBeVisible();
  });
});

it("shows products, each to its offers, and reads on page by page (R-096)", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  const product = (id: number) => aProduct({ id, name: `Product ${id}` });
  api.answer("GET /product-list", ProductListAnswer, ({ query }) =>
    query.get("page") === "2"
      ? { data: [product(2), product(3)], current_page: 2, per_page: 2, total: 3, last_page: 2 }
      : { data: [product(1), product(2)], current_page: 1, per_page: 2, total: 3, last_page: 2 },
  );
  await renderAt(routes, "/");
  const section = screen.getByRole("region", { name: "Products You May Like" });
  const names = () =>
    within(section)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(await within(section).findByRole("link", { name: "Product 2" })).toHaveAttribute("href", "/product-list/2");
  expect(within(section).getByText("2 of 3 products")).toBeVisible();

  api.cutOff("GET /product-list");
  await user.click(within(section).getByRole("button", { name: "Load more" }));
  expect(await within(section).findByText("The next page did not load.")).toBeVisible();
  expect(names()).toEqual(["Product 1", "Product 2"]);

  api.answer("GET /product-list", ProductListAnswer, {
    data: [product(2), product(3)],
    current_page: 2,
    per_page: 2,
    total: 3,
    last_page: 2,
  });
  await user.click(within(section).getByRole("button", { name: "Load more" }));
  expect(await within(section).findByRole("link", { name: "Product 3" })).toBeVisible();
  expect(names()).toEqual(["Product 1", "Product 2", "Product 3"]);
  expect(within(section).queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  expect(api.calls("GET /product-list").map(({ query }) => query.toString())).toEqual([
    "page=1&limit=10",
    "page=2&limit=10",
    "page=2&limit=10",
  ]);
});

it("shows market news, each to its article, and the way to all of it (R-097)", async () => {
  const api = openMarket();
  const later = someNews({ slug: "freight-up", title: "Freight up", description: "<p>By &#8377;80 &amp; more</p>" });
  api.answer(
    "GET /home",
    HomeAnswer,
    aHome({ market_news: [later, someNews({ slug: "power-cut", title: "Power cut" })] }),
  );
  await renderAt(routes, "/");
  const section = screen.getByRole("region", { name: "Market News" });
  expect(await within(section).findByRole("link", { name: /Freight up/ })).toHaveAttribute(
    "href",
    "/news-detail/freight-up",
  );
  expect(within(section).getByText("By ₹80 & more")).toBeVisible();
  expect(within(section).getByRole("link", { name: /Power cut/ })).toHaveAttribute("href", "/news-detail/power-cut");
  expect(within(section).getByRole("link", { name: "View All" })).toHaveAttribute("href", "/news-list");
});

it("shows banners, brands and testimonials as carousels with alternatives in words (R-095, R-098, R-099)", async () => {
  const api = openMarket();
  api.answer(
    "GET /home",
    HomeAnswer,
    aHome({ banners: [aBanner({ title: "ISMB ready to load" })], brand_list: [aBrand({ id: 7 })] }),
  );
  await renderAt(routes, "/");
  expect(await screen.findByRole("img", { name: "ISMB ready to load" })).toBeVisible();
  const brands = screen.getByRole("region", { name: "Brands" });
  expect(within(brands).getByRole("link", { name: "Kaveri Ispat" })).toHaveAttribute(
    "href",
    "/product-list/7?type=brand",
  );
  const voices = screen.getByRole("region", { name: "What buyers say" });
  expect(within(voices).getByText("Agrawal Traders, Nagpur")).toBeVisible();
});

it("shows the placeholder of a person when a testimonial's photo fails (R-099, R-397)", async () => {
  const api = openMarket();
  api.answer("GET /home", HomeAnswer, aHome({ testimonial_list: [aTestimonial({ image: "/media/gone.svg" })] }));
  await renderAt(routes, "/");
  const voices = await screen.findByRole("region", { name: "What buyers say" });
  const photo = within(voices).getByRole("presentation");
  fireEvent.error(photo);
  expect(photo).toHaveAttribute("src", expect.stringContaining("placeholder-user"));
});

describe("the how-to block", () => {
  it("shows the desk's words, cleaned, and says that there is no video (R-100)", async () => {
    const api = openMarket();
    const description = "<ol><li>Choose</li></ol><script>alert(1)</script><img src=x onerror=alert(1)>";
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ title: "How to buy", description }) }));
    await renderAt(routes, "/");
    const block = await screen.findByRole("region", { name: "How to buy" });
    expect(await within(block).findByRole("listitem")).toHaveTextContent("Choose");
    expect(block.querySelector("script, [onerror]")).toBeNull();
    expect(screen.getByText("No video available.")).toBeVisible();
  });

  it("plays a video of this site in place and links to one elsewhere (R-100)", async () => {
    const api = openMarket();
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ video_link: "/media/how-to.mp4" }) }));
    const tab = await renderAt(routes, "/");
    expect(await screen.findByLabelText("Play video")).toHaveAttribute("src", "/media/how-to.mp4");
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ video_link: "https://video.example/42" }) }));
    await tab.go("/elsewhere");
    await tab.go("/");
    const link = await screen.findByRole("link", { name: "Watch how it works" });
    expect(link).toHaveAttribute("href", "https://video.example/42");
  });

  it("makes no link of an address that is none", async () => {
    const api = openMarket();
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ video_link: "javascript:alert(1)" }) }));
    await renderAt(routes, "/");
    expect(await screen.findByText("No video available.")).toBeVisible();
    expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
  });
});

it("says in figures what Mandi offers (R-102)", async () => {
  openMarket();
  await renderAt(routes, "/");
  const stats = screen.getByRole("region", { name: "Mandi in figures" });
  expect(stats).toHaveTextContent("On time delivery20+ products7+ years24/7 support");
  await screen.findByRole("link", { name: /TMT Bar/ });
});

it("leads to the app's store once the banner comes near (R-101, H-37)", async () => {
  const api = openMarket();
  const general_setup = aSiteSetup({ play_store_link: "https://play.example/mandi" });
  api.answer("GET /config", SiteSetupAnswer, { general_setup });
  const comeNear = watchIntersections();
  await renderAt(routes, "/");
  await screen.findByRole("link", { name: /TMT Bar/ });
  expect(api.calls("GET /config")).toHaveLength(0);
  comeNear();
  expect(await screen.findByRole("link", { name: "Download App" })).toHaveAttribute(
    "href",
    "https://play.example/mandi",
  );
});

it("loses only the part that failed; each part has its own Retry (R-388, H-32)", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  api.refuse("GET /home", 500);
  await renderAt(routes, "/");
  const news = screen.getByRole("region", { name: "Market News" });
  expect(await within(news).findByText("This part did not load")).toBeVisible();
  expect(screen.getByRole("link", { name: /TMT Bar/ })).toBeVisible();
  api.answer("GET /home", HomeAnswer, aHome());
  await user.click(within(news).getByRole("button", { name: "Try again" }));
  expect(await within(news).findByRole("link", { name: /Raipur ingot holds/ })).toBeVisible();
  expect(screen.queryByText("This part did not load")).not.toBeInTheDocument();
});

it("shows at once what was there before when someone comes back, and renews it quietly", async () => {
  const api = openMarket();
  const tab = await renderAt(routes, "/");
  await screen.findByRole("link", { name: /Raipur ingot holds/ });
  api.answer("GET /home", HomeAnswer, aHome({ market_news: [someNews({ title: "Freight up" })] }));
  const held = api.hold("GET /home");
  await tab.go("/elsewhere");
  await tab.go("/");
  expect(screen.getByRole("link", { name: /Raipur ingot holds/ })).toBeVisible();
  held.release();
  expect(await screen.findByRole("link", { name: /Freight up/ })).toBeVisible();
});

it("uses the answers that the shell asked for beforehand: no call is made twice", async () => {
  const api = openMarket();
  const home = area.routes.find(({ path }) => path === "/");
  for (const address of home?.data ?? []) http.prefetch(address);
  await renderAt(routes, "/");
  await within(panel()).findByText("per MT, ex-Raipur");
  for (const route of ["GET /home", "GET /product-list", "GET /ingot-price"] as const) {
    expect(api.calls(route)).toHaveLength(1);
  }
});

it("has one heading of the first rank and no barriers that a machine can find", async () => {
  openMarket();
  await renderAt(routes, "/");
  await screen.findByRole("link", { name: /Raipur ingot holds/ });
  await screen.findByText("Choose material");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  await expect(document.body).toHaveNoAxeViolations();
});

/** Lets a test say when everything on the page has come near. */
function watchIntersections(): () => void {
  const still = new IntersectionObserver(() => undefined);
  const near = { isIntersecting: true } as IntersectionObserverEntry;
  const watching: (() => void)[] = [];
  jest.spyOn(window, "IntersectionObserver").mockImplementation((tell) => {
    watching.push(() => tell([near], still));
    return still;
  });
  return () =>
    act(() => {
      for (const tell of watching) tell();
    });
}
