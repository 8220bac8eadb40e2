import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";
import { siteSetupQuery } from "./site-setup";

const header = () => screen.getByRole("banner");
const footer = () => screen.getByRole("contentinfo");
const linkTargets = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the header", () => {
  it("has the logo that leads home, News, Enquiry and, for a visitor, Login/Register (R-037, R-038, R-046)", async () => {
    await renderFrame();

    expect(within(header()).getByRole("link", { name: "Mandi, home" })).toHaveAttribute("href", "/");
    expect(within(header()).getByRole("link", { name: "News" })).toHaveAttribute("href", "/news-list");
    expect(within(header()).getByRole("link", { name: "Enquiry" })).toHaveAttribute("href", "/enquiry");
    expect(within(header()).getByRole("link", { name: "Login/Register" })).toHaveAttribute("href", "/login");
  });

  it("greets a logged-in person by name instead (R-045)", async () => {
    signInAs("customer", { name: "Rakesh Agrawal" });
    await renderFrame();

    expect(within(header()).getByRole("button", { name: "Rakesh Agrawal" })).toBeInTheDocument();
    expect(within(header()).queryByRole("link", { name: "Login/Register" })).not.toBeInTheDocument();
  });

  it("follows the session while the page stays", async () => {
    await renderFrame();
    act(() => void signInAs("seller", { name: "Meena Kulkarni" }));

    expect(within(header()).getByRole("button", { name: "Meena Kulkarni" })).toBeInTheDocument();
    const row = screen.getByRole("navigation", { name: "Workspace" });
    expect(within(row).getByRole("link", { name: "My Products" })).toHaveAttribute("href", "/commodity-products");
  });
});

describe("the row of the role", () => {
  it("marks the page one is on", async () => {
    signInAs("customer");
    await renderFrame({ address: "/quotation-list" });

    const row = screen.getByRole("navigation", { name: "Workspace" });
    expect(within(row).getByRole("link", { name: "Quotation List" })).toHaveAttribute("aria-current", "page");
    expect(within(row).getByRole("link", { name: "Wallet" })).not.toHaveAttribute("aria-current");
  });

  it("marks the list as the current section, not the current page, while one of its documents is open", async () => {
    signInAs("customer");
    await renderFrame({ address: "/order-details/7" });

    const row = screen.getByRole("navigation", { name: "Workspace" });
    expect(within(row).getByRole("link", { name: "Order Book" })).toHaveAttribute("aria-current", "true");
    expect(within(row).getByRole("link", { name: "Quotation List" })).not.toHaveAttribute("aria-current");
  });

  it("is absent for staff, who have no entries", async () => {
    signInAs("staff");
    await renderFrame();

    expect(screen.queryByRole("navigation", { name: "Workspace" })).not.toBeInTheDocument();
  });
});

describe("the footer", () => {
  it("has the areas' links in two groups (R-053, R-429)", async () => {
    await renderFrame();

    expect(linkTargets(screen.getByRole("navigation", { name: "Customer Support" }))).toEqual(["/faq", "/contact-us"]);
    expect(linkTargets(screen.getByRole("navigation", { name: "About" }))).toEqual([
      "/become-supplier",
      "/become-transporter",
      "/about-us",
      "/privacy-policy",
    ]);
  });

  it("has two phone numbers with +91, e-mail and ordering on whatsapp (R-054, R-055)", async () => {
    await renderFrame();

    expect(await within(footer()).findByRole("heading", { name: "Support & Trade On Call" })).toBeInTheDocument();
    expect(within(footer()).getByRole("link", { name: "+91 98930 00147" })).toHaveAttribute(
      "href",
      "tel:+919893000147",
    );
    expect(within(footer()).getByRole("link", { name: "+91 98930 00148" })).toHaveAttribute(
      "href",
      "tel:+919893000148",
    );
    expect(within(footer()).getByRole("link", { name: "trade@mandi.example" })).toHaveAttribute(
      "href",
      "mailto:trade@mandi.example",
    );
    expect(within(footer()).getByRole("link", { name: "Order on whatsapp" })).toHaveAttribute(
      "href",
      "https://wa.me/919893000147",
    );
    expect(within(footer()).getByText(/^© \d{4} Mandi\. All rights reserved\.$/)).toBeInTheDocument();
    expect(within(footer()).getByText("Ex-factory prices for steel and construction material.")).toBeInTheDocument();
  });

  it("shows a social logo only when it is configured (R-056)", async () => {
    const api = fakeApi();
    const general_setup = aSiteSetup({ twitter: "https://x.com/mandi", youtube: "https://youtube.com/@mandi" });
    api.answer("GET /config", SiteSetupAnswer, { general_setup });
    await renderFrame({ api });

    expect(await within(footer()).findByRole("link", { name: "X" })).toHaveAttribute("href", "https://x.com/mandi");
    expect(within(footer()).getByRole("link", { name: "Youtube" })).toBeInTheDocument();
    expect(within(footer()).queryByRole("link", { name: "Facebook" })).not.toBeInTheDocument();
    expect(within(footer()).queryByRole("link", { name: "Instagram" })).not.toBeInTheDocument();
  });

  it("never turns a hostile setting into a link", async () => {
    const api = fakeApi();
    const hostile = "javascript:alert(document.cookie)";
    api.answer("GET /config", SiteSetupAnswer, {
      general_setup: aSiteSetup({
        phone1: hostile,
        phone2: "",
        email: `${hostile}@mandi.example?`,
        whatsapp: hostile,
        facebook: hostile,
        instagram: hostile,
        play_store_link: hostile,
        short_about: "<img src=x onerror=alert(1)>",
      }),
    });
    await renderFrame({ api });

    expect(await within(footer()).findByText(hostile)).toBeInTheDocument();
    expect(within(footer()).getByText("<img src=x onerror=alert(1)>")).toBeInTheDocument();
    for (const target of linkTargets(document.body)) expect(target).toMatch(/^(?:\/(?!\/)|#main$)/);
  });

  it("keeps the areas' links and leaves out the contacts when the site setup does not load, without retrying (R-244)", async () => {
    const api = fakeApi();
    api.refuse("GET /config", 500);
    const { go } = await renderFrame({ api });
    await waitFor(() => expect(api.calls("GET /config")).toHaveLength(1));
    await go("/faq");

    expect(within(footer()).getByRole("link", { name: "Contact Us" })).toBeInTheDocument();
    expect(screen.queryByText("Support & Trade On Call")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "A page" })).toBeInTheDocument();
    expect(api.calls("GET /config")).toHaveLength(1);
  });

  it("reloads a failed site setup when the connection is back", async () => {
    const api = fakeApi();
    api.cutOff("GET /config");
    await renderFrame({ api });
    await waitFor(() => expect(siteSetupQuery.entry([]).store.getState().error).not.toBeNull());

    api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("Support & Trade On Call")).toBeInTheDocument();
  });
});

describe("the frame", () => {
  it("lets the keyboard skip to the content without changing the address", async () => {
    const person = userEvent.setup();
    const { address } = await renderFrame({ address: "/news-list?page=2" });
    await person.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await person.keyboard("{Enter}");

    expect(screen.getByRole("main")).toHaveFocus();
    expect(address()).toBe("/news-list?page=2");
  });

  it("has no axe violations, logged in or out", async () => {
    signInAs("customer");
    await renderFrame();
    await screen.findByText("Support & Trade On Call");

    await expect(document.body).toHaveNoAxeViolations();
  });
});
