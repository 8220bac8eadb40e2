import { signInAs } from "@mandi/shared/testing/fake-session";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";

async function openDrawer() {
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: "Menu" }));
  return { person, drawer: await screen.findByRole("dialog", { name: "Menu" }) };
}

const names = (drawer: HTMLElement) =>
  within(drawer)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the mobile menu", () => {
  it.each([
    ["transporter", "Transporter"],
    ["seller", "seller/Buyer"],
    ["customer", "Buyer"],
  ] as const)("shows company and role of a %s, as a link to the profile (R-047)", async (type, label) => {
    signInAs(type, { company_name: "Agrawal Traders" });
    await renderFrame();
    const { drawer } = await openDrawer();

    const head = within(drawer).getByRole("link", { name: `Agrawal Traders ${label}` });
    expect(head).toHaveAttribute("href", "/profile");
  });

  it("offers a visitor login, the common entries and both applications (R-047, R-048, R-050)", async () => {
    await renderFrame();
    const { drawer } = await openDrawer();

    expect(names(drawer)).toEqual([
      "Login/Register",
      "Home",
      "Become Supplier",
      "Become Transporter",
      "News",
      "Enquiry",
      "FAQ",
      "Contact Us",
      "About Us",
      "Download App",
    ]);
    expect(within(drawer).queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    expect(within(drawer).getByRole("link", { name: "Download App" })).toHaveAttribute("href", "/#download-app");
  });

  it("shows staff the entries for all and Logout, and no profile", async () => {
    signInAs("staff");
    await renderFrame();
    const { drawer } = await openDrawer();

    expect(names(drawer)).toEqual(["Home", "News", "Enquiry", "FAQ", "Contact Us", "About Us", "Download App"]);
    expect(within(drawer).getByRole("button", { name: "Logout" })).toBeInTheDocument();
  });

  it("has the focus on its close button and leaves when an entry is chosen", async () => {
    const { address } = await renderFrame();
    const { person, drawer } = await openDrawer();
    expect(within(drawer).getByRole("button", { name: "Close" })).toHaveFocus();
    await person.click(within(drawer).getByRole("link", { name: "FAQ" }));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(address()).toBe("/faq");
  });

  it("closes with its close button and with a click outside it", async () => {
    await renderFrame();
    const first = await openDrawer();
    await first.person.click(within(first.drawer).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    const second = await openDrawer();
    await second.person.click(second.drawer);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("changes the theme and remembers it", async () => {
    await renderFrame();
    const { person, drawer } = await openDrawer();
    await person.click(within(drawer).getByRole("button", { name: "Dark" }));

    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("mandi-theme")).toBe("dark");
    expect(within(drawer).getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  });

  it("has no axe violations", async () => {
    signInAs("customer");
    await renderFrame();
    const { drawer } = await openDrawer();

    await expect(drawer).toHaveNoAxeViolations();
  });
});
