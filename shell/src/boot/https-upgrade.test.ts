import { upgradeToHttps } from "./https-upgrade";

function place(href: string) {
  const { protocol, hostname } = new URL(href);
  return { protocol, hostname, href, replace: jest.fn() };
}

describe("a page requested over http", () => {
  it("moves to https with path and query (R-013)", () => {
    const page = place("http://mandi.example/news-list?page=2");

    expect(upgradeToHttps(page)).toBe(true);
    expect(page.replace).toHaveBeenCalledWith("https://mandi.example/news-list?page=2");
  });

  it.each([
    "http://localhost:3000/",
    "http://127.0.0.1:3000/",
    "http://127.8.9.10/",
    "http://[::1]:3000/",
    "https://mandi.example/",
  ])("stays where it is on %s (R-013)", (href) => {
    const page = place(href);

    expect(upgradeToHttps(page)).toBe(false);
    expect(page.replace).not.toHaveBeenCalled();
  });
});
