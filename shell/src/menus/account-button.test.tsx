import { deviceStore } from "@mandi/shared/browser/device-store";
import { UserTypeSchema } from "@mandi/shared/contract/role";
import { sessionStore } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";
import { isLoggingOut } from "./logging-out";

const button = (name = "Rakesh Agrawal") => screen.getByRole("button", { name });
const panel = () => screen.findByRole("navigation", { name: "Account" });

describe("the account menu", () => {
  it("opens at the first click and has the role's entries and Logout", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    await renderFrame();
    await person.click(button());

    const menu = await panel();
    expect(
      within(menu)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([
      "/profile",
      "/watchlist",
      "/quotation-list",
      "/order-book",
      "/wallet",
      "/address",
      "/become-supplier",
      "/become-transporter",
    ]);
    expect(within(menu).getByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(within(menu).getByText("Agrawal Traders, Buyer")).toBeInTheDocument();
    expect(button()).toHaveAttribute("aria-expanded", "true");
  });

  it("closes on Escape and restores the focus", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    await renderFrame();
    await person.click(button());
    within(await panel())
      .getByRole("link", { name: "Wallet" })
      .focus();
    await person.keyboard("{Escape}");

    expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it("closes when the person clicks elsewhere or navigates", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    const { address } = await renderFrame();
    await person.click(button());
    await panel();
    await person.click(screen.getByRole("heading", { level: 1 }));
    expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeInTheDocument();

    await person.click(button());
    await person.click(within(await panel()).getByRole("link", { name: "Wallet" }));
    expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeInTheDocument();
    expect(address()).toBe("/wallet");
  });

  it.each([
    ["their company", { name: "", company_name: "Agrawal Traders" }, "Agrawal Traders"],
    ["their number", { name: " ", company_name: "", phone: "9000000002" }, "+91 90000 00002"],
  ])("greets a new customer without a name by %s", async (_, user, greeting) => {
    signInAs("customer", user);
    await renderFrame();

    expect(button(greeting)).toBeInTheDocument();
  });
});

describe("the person's own logout", () => {
  const drafts = deviceStore({ area: "buyer", purpose: "rfq", schema: UserTypeSchema });

  it("logs out at once, shows a notice, and leads home after a second (R-030, R-031, R-032)", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    const { api, address } = await renderFrame({ address: "/wallet" });
    api.confirm("POST /logout", "Logged out");
    drafts.store("draft", "customer");
    const { token } = sessionStore.getState();
    await person.click(button());
    await person.click(within(await panel()).getByRole("button", { name: "Logout" }));

    expect(sessionStore.getState()).toMatchObject({ token: null, user: null });
    expect(document.cookie).not.toMatch(/mandi-(?:token|user)/);
    expect(localStorage).toHaveLength(0);
    expect(isLoggingOut()).toBe(true);
    expect(await screen.findByText("You are logged out!!")).toBeInTheDocument();
    expect(address()).toBe("/wallet");
    await waitFor(() => expect(address()).toBe("/"));
    expect(isLoggingOut()).toBe(false);
    expect(api.calls("POST /logout")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`);
  });

  it("works without a connection", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    const { api, address } = await renderFrame({ address: "/wallet" });
    api.cutOff("POST /logout");
    await person.click(button());
    await person.click(within(await panel()).getByRole("button", { name: "Logout" }));

    expect(sessionStore.getState().user).toBeNull();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("shows no notice when a session ends by itself", async () => {
    signInAs("customer");
    const { address } = await renderFrame({ address: "/faq" });
    act(() => void sessionStore.setState({ token: null, user: null }));

    expect(await screen.findAllByRole("link", { name: "Login/Register" })).not.toHaveLength(0);
    expect(screen.queryByText("You are logged out!!")).not.toBeInTheDocument();
    expect(address()).toBe("/faq");
  });
});
