import { HomeAnswer } from "@mandi/shared/contract/home";
import { ProductListAnswer } from "@mandi/shared/contract/product-list";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import {
  aBanner,
  aBrand,
  aHome,
  aHowTo,
  aProduct,
  aSiteSetup,
  aTestimonial,
  someNews,
} from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();

it("shows products, each linked to its offers, and loads more page by page (R-096)", async () => {
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

it("shows market news, each linked to its article, and a link to all of it (R-097)", async () => {
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

it("shows banners, brands and testimonials as carousels with text alternatives (R-095, R-098, R-099)", async () => {
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
  it("shows the desk's text, cleaned, and says that there is no video (R-100)", async () => {
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
    await userEvent.setup().click(await screen.findByRole("button", { name: "Watch how it works" }));
    const video = screen.getByLabelText("How it works");
    expect(video).toHaveAttribute("src", "/media/how-to.mp4");
    expect(video).toHaveAttribute("controls");
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ video_link: "https://video.example/42" }) }));
    await tab.go("/elsewhere");
    await tab.go("/");
    const link = await screen.findByRole("link", { name: "Watch how it works" });
    expect(link).toHaveAttribute("href", "https://video.example/42");
  });

  it("makes no link of an invalid address", async () => {
    const api = openMarket();
    api.answer("GET /home", HomeAnswer, aHome({ shop_on: aHowTo({ video_link: "javascript:alert(1)" }) }));
    await renderAt(routes, "/");
    expect(await screen.findByText("No video available.")).toBeVisible();
    expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
  });
});

it("shows in figures what Mandi offers (R-102)", async () => {
  openMarket();
  await renderAt(routes, "/");
  const stats = screen.getByRole("region", { name: "Mandi in figures" });
  expect(stats).toHaveTextContent("On time delivery20+ products7+ years24/7 support");
  await screen.findByRole("link", { name: /TMT Bar/ });
});

it("links to the app's store once the banner comes near (R-101)", async () => {
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

/** Lets a test report that everything on the page has come near. */
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
