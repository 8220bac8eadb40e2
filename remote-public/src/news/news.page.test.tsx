import { NewsAnswer, NewsListAnswer } from "@mandi/shared/contract/market-news";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aNewsPage, someNews } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const listRoute = "GET /market-news";
const articleRoute = "GET /view-market-news/:slug";

/** Three articles on two pages. */
function answerTwoPages(api: ReturnType<typeof fakeApi>): void {
  const pages = {
    "1": [someNews({ slug: "one", title: "One" }), someNews({ slug: "two", title: "Two" })],
    "2": [someNews({ slug: "three", title: "Three" })],
  };
  api.answer(listRoute, NewsListAnswer, ({ query }) =>
    query.get("page") === "2"
      ? aNewsPage(pages["2"], { current_page: 2, per_page: 2, total: 3, last_page: 2 })
      : aNewsPage(pages["1"], { per_page: 2, total: 3, last_page: 2 }),
  );
}

describe("the news list", () => {
  it("shows all news, each linked to its article, and loads more page by page (R-107)", async () => {
    const user = userEvent.setup();
    const api = fakeApi();
    answerTwoPages(api);
    const tab = await renderAt(routes, "/news-list");
    expect(await screen.findByRole("link", { name: /One/ })).toHaveAttribute("href", "/news-detail/one");
    expect(screen.getByText("2 of 3 articles")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("link", { name: /Three/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /One/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    expect(tab.address()).toBe("/news-list?page=2");
    expect(api.calls(listRoute).map(({ query }) => query.get("page"))).toEqual(["1", "2"]);
  });

  it("names on a plate what an article without a picture is about", async () => {
    const api = fakeApi();
    const news = ["Freight up for TMT bars", "Raipur ingot holds", "Diwali timings"].map((title, place) =>
      someNews({ slug: `article-${place}`, title, image: "" }),
    );
    api.answer(listRoute, NewsListAnswer, aNewsPage(news));
    await renderAt(routes, "/news-list");
    const links = await screen.findAllByRole("link", { name: /Freight up|Raipur ingot|Diwali/ });
    const kinds = links.map((link) => within(link).queryByText(/^(?:Freight|Ingot|Steel|Market)$/)?.textContent);
    expect(kinds).toEqual(["Freight", "Ingot", "Market"]);
    expect(links.flatMap((link) => [...link.querySelectorAll("img")])).toEqual([]);
  });

  it("opens at the length in the address", async () => {
    const api = fakeApi();
    answerTwoPages(api);
    await renderAt(routes, "/news-list?page=2");
    expect(await screen.findByRole("link", { name: /Three/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /One/ })).toBeVisible();
  });

  it("keeps the loaded articles when the next page fails, and tries again", async () => {
    const user = userEvent.setup();
    const api = fakeApi();
    answerTwoPages(api);
    await renderAt(routes, "/news-list");
    await screen.findByRole("link", { name: /One/ });
    api.cutOff(listRoute);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("The next page did not load.")).toBeVisible();
    expect(screen.getByRole("link", { name: /One/ })).toBeVisible();
    answerTwoPages(api);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("link", { name: /Three/ })).toBeVisible();
  });

  it("fails in its place with a Retry", async () => {
    const user = userEvent.setup();
    const api = fakeApi();
    api.refuse(listRoute, 500);
    await renderAt(routes, "/news-list");
    expect(await screen.findByText("No Data Found !")).toBeVisible();
    answerTwoPages(api);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Two/ })).toBeVisible();
  });

  it("has no accessibility faults that a machine can find", async () => {
    answerTwoPages(fakeApi());
    await renderAt(routes, "/news-list");
    await screen.findByRole("link", { name: /One/ });
    await expect(document.body).toHaveNoAxeViolations();
  });
});

describe("an article", () => {
  function openArticle() {
    const api = fakeApi();
    const related = ["a", "b", "c", "d", "e"].map((slug) => someNews({ slug, title: `Related ${slug}` }));
    const market_news = someNews({
      slug: "ingot",
      title: "Ingot holds",
      description: "<p>Sellers <b>kept</b> offers.</p>",
    });
    api.answer(articleRoute, NewsAnswer, { market_news, related });
    return api;
  }

  it("shows picture, date, title and text, and four related articles (R-108, R-409)", async () => {
    const api = openArticle();
    await renderAt(routes, "/news-detail/ingot");
    expect(await screen.findByRole("heading", { level: 1, name: "Ingot holds" })).toBeVisible();
    expect(within(screen.getByRole("article")).getByText("21 Nov 2026")).toBeVisible();
    expect(screen.getByText("kept")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Related news" })).getAllByRole("link")).toHaveLength(4);
    expect(api.calls(articleRoute).map(({ params }) => params)).toEqual([{ slug: "ingot" }]);
  });

  it("can be shared by plain links, copied and printed", async () => {
    const user = userEvent.setup();
    const notices = listenToNotices();
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    openArticle();
    await renderAt(routes, "/news-detail/ingot");
    const share = await screen.findByRole("region", { name: "Share" });
    const hosts = within(share)
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "").hostname);
    expect(hosts).toEqual(["wa.me", "x.com", "www.facebook.com", "www.linkedin.com"]);
    await user.click(within(share).getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(notices.map(({ text }) => text)).toEqual(["Link copied"]);
    await user.click(within(share).getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("uses the device's own share sheet where there is one, and ignores a closed sheet", async () => {
    const user = userEvent.setup();
    const share = jest.fn().mockRejectedValue(new DOMException("Share canceled", "AbortError"));
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    openArticle();
    await renderAt(routes, "/news-detail/ingot");
    await user.click(await screen.findByRole("button", { name: "More ways to share" }));
    expect(share).toHaveBeenCalledWith({ title: "Ingot holds", url: window.location.href });
    Reflect.deleteProperty(navigator, "share");
  });

  it("leads on to a related article", async () => {
    const user = userEvent.setup();
    const api = openArticle();
    document.title = "Market News · Mandi";
    const tab = await renderAt(routes, "/news-detail/ingot");
    const related = await screen.findByRole("link", { name: /Related b/ });
    expect(document.title).toBe("Ingot holds · Mandi");
    api.answer(articleRoute, NewsAnswer, { market_news: someNews({ slug: "b", title: "Freight up" }), related: [] });
    await user.click(related);
    expect(await screen.findByRole("heading", { level: 1, name: "Freight up" })).toBeVisible();
    expect(tab.address()).toBe("/news-detail/b");
    expect(document.title).toBe("Freight up · Mandi");
    await tab.go("/elsewhere");
    expect(document.title).toBe("Market News · Mandi");
    expect(screen.queryByRole("region", { name: "Related news" })).not.toBeInTheDocument();
  });

  it("leads from an article that no longer exists to all news", async () => {
    fakeApi().refuse(articleRoute, 404);
    await renderAt(routes, "/news-detail/gone");
    expect(await screen.findByRole("link", { name: "All news" })).toHaveAttribute("href", "/news-list");
  });

  it.each([404, 500])("says 'No Data Found !' when the server answers %d (R-384)", async (status) => {
    fakeApi().refuse(articleRoute, status);
    await renderAt(routes, "/news-detail/gone");
    expect(await screen.findByText("No Data Found !")).toBeVisible();
  });

  it("has no accessibility faults that a machine can find", async () => {
    openArticle();
    await renderAt(routes, "/news-detail/ingot");
    await screen.findByText("kept");
    await expect(document.body).toHaveNoAxeViolations();
  });
});
