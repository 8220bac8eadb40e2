import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { type RenderedPage, renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { liveRelease } from "../release/live-release";
import { aLiveArea, aMenuEntry, aRelease } from "../testing/a-release";
import { widenWindow } from "../testing/render-frame";
import { RailFrame } from "./rail-frame";

const route = { roles: ["staff" as const], frame: "rail" as const, data: [], files: [] };
const search = { label: "Lorry or driver", to: "/yard/find" };

/** A page of an area whose frame has a rail, as the router mounts it. */
async function renderYard(): Promise<RenderedPage> {
  fakeApi().answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  const menu = [
    aMenuEntry({ label: "Gate", to: "/yard", roles: ["staff"], places: ["rail"], order: 1 }),
    aMenuEntry({ label: "Scales", to: "/yard/scales", roles: ["staff"], places: ["rail"], order: 2 }),
    aMenuEntry({ label: "Wallet", to: "/wallet", roles: ["customer"], places: ["rail"], order: 3 }),
  ];
  const routes = [
    { ...route, path: "/yard", title: "Gate", search },
    { ...route, path: "/yard/lorry/:id", title: "Lorry", section: "/yard", search },
  ];
  liveRelease.setState(aRelease({ yard: aLiveArea({ title: "Yard", routes, menu }) }), true);
  signInAs("staff", { name: "Meera Kulkarni" });
  const framed = (
    <RailFrame>
      <Outlet />
    </RailFrame>
  );
  return renderAt([{ element: framed, children: [{ path: "*", element: <h1>A page</h1> }] }], "/yard/lorry/7");
}

const rail = () => screen.getByRole("navigation", { name: "Workspace" });

describe("a frame with a rail", () => {
  it("has the entries of the person's role beside the page, marks the page's section, and has no footer", async () => {
    await renderYard();

    expect(
      within(rail())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/yard", "/yard/scales"]);
    expect(within(rail()).getByRole("link", { name: /Gate/ })).toHaveAttribute("aria-current", "true");
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  });

  it("shows in the header which area it is, and who is logged in", async () => {
    await renderYard();

    expect(within(screen.getByRole("banner")).getByText("Yard")).toBeInTheDocument();
    expect(within(screen.getByRole("banner")).getByRole("button", { name: "Meera Kulkarni" })).toBeInTheDocument();
  });

  it("focuses the area's own search with Ctrl+K, and opens its page with the typed text", async () => {
    widenWindow();
    const person = userEvent.setup();
    const { address } = await renderYard();

    await person.keyboard("{Control>}k{/Control}");
    expect(screen.getByPlaceholderText("Lorry or driver")).toHaveFocus();
    await person.keyboard("CG 04 & co{Enter}");

    expect(address()).toBe("/yard/find?search=CG%2004%20%26%20co");
  });

  it("hides the name of an icon with Escape, which the page does not get, until the focus moves on", async () => {
    const person = userEvent.setup();
    await renderYard();
    const [gate, scales] = within(rail()).getAllByRole("link");
    const page = jest.fn();
    document.body.addEventListener("keydown", page);
    await waitFor(() => expect(gate?.querySelector("svg")).toBeInTheDocument());
    await act(async () => gate?.focus());
    expect(rail()).not.toHaveAttribute("data-quiet");

    await person.keyboard("{Escape}");
    expect(rail()).toHaveAttribute("data-quiet");
    expect(page).not.toHaveBeenCalled();
    expect(gate).toHaveFocus();

    await person.keyboard("{Escape}");
    expect(page).toHaveBeenCalledTimes(1);
    await act(async () => scales?.focus());
    expect(rail()).not.toHaveAttribute("data-quiet");
    document.body.removeEventListener("keydown", page);
  });
});
