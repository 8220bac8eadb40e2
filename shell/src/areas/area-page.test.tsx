import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { Role } from "@mandi/shared/contract/role";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { closeSession, openSession } from "@mandi/shared/session";
import { aSessionUser, fakeToken, signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { liveRelease } from "../release/live-release";
import { aLiveArea, aRelease } from "../testing/a-release";
import { loadedPages } from "./area-loader";
import { AreaPage } from "./area-page";
import { settleSet } from "./area-versions";

const secret = "Q2627000017, ₹15,60,179.56";
const read = jest.fn(async () => secret);
const quotationQuery = defineQuery(read);

function Quotation() {
  const state = useQuery(quotationQuery, []);
  const [typed, setTyped] = useState("");
  usePageTitle(secret);
  return (
    <>
      <h1>{state.kind === "ready" ? state.data : "Loading"}</h1>
      <input aria-label="Message" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <ConfirmDialog isOpen title={secret} confirmText="Pay" onConfirm={() => undefined} onClose={() => undefined}>
        {secret}
      </ConfirmDialog>
    </>
  );
}

async function openPage(roles: readonly Role[]) {
  const area = aLiveArea();
  liveRelease.setState(settleSet({ document: aRelease({ buyer: area }), unreadable: new Set() }, 5, new Map()), true);
  loadedPages.setState(new Map([[`${area.container} /page`, { Component: Quotation, version: area.version }]]), true);
  document.title = "Quotation · Mandi";
  await renderAt([{ path: "/page", element: <AreaPage area="buyer" path="/page" roles={roles} /> }], "/page");
  await screen.findByRole("heading", { level: 1, name: secret, hidden: true });
}

/** The page is behind its dialog. */
const message = () => screen.getByRole("textbox", { name: "Message", hidden: true });
const shown = () => `${document.title} ${document.body.textContent}`;

beforeEach(() => read.mockClear());

describe("a page at the end of its session", () => {
  it("disappears at once, with its dialogs and its title, and makes no more calls (R-030)", async () => {
    signInAs("customer");
    await openPage(["customer"]);
    expect(shown().match(/Q2627000017/g)?.length).toBeGreaterThan(3);

    act(closeSession);

    expect(shown()).not.toMatch(/Q2627000017|15,60,179/);
    expect(document.title).toBe("Quotation · Mandi");
    expect(screen.getByRole("status")).toHaveTextContent("Loading: Mandi");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("does not come back for a person of another type who logs in afterwards", async () => {
    signInAs("customer");
    await openPage(["customer"]);
    act(() => openSession({ token: `${fakeToken}B`, user: aSessionUser({ phone: "9000000011", type: "seller" }) }));
    expect(shown()).not.toContain("Q2627000017");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("starts afresh where visitors are allowed: nothing typed or loaded stays", async () => {
    signInAs("customer");
    await openPage(["visitor", "customer"]);
    fireEvent.change(message(), { target: { value: "Our price" } });
    read.mockResolvedValueOnce("What everybody sees");

    act(closeSession);

    expect(message()).toHaveValue("");
    expect(
      await screen.findByRole("heading", { level: 1, name: "What everybody sees", hidden: true }),
    ).toBeInTheDocument();
  });

  it("stays as it is for the same person: with a new type, a new name, a new login in another tab", async () => {
    const user = signInAs("customer");
    await openPage(["customer"]);
    fireEvent.change(message(), { target: { value: "Our price" } });

    act(() => openSession({ token: fakeToken, user: { ...user, type: "seller", name: "Seema" } }));
    act(() => openSession({ token: `${fakeToken}B`, user }));

    expect(message()).toHaveValue("Our price");
    expect(read).toHaveBeenCalledTimes(1);
  });
});

it("a page that is left is not rendered once more when the code of the next one arrives", async () => {
  signInAs("customer");
  const rendered = jest.fn(() => null);
  const area = aLiveArea();
  liveRelease.setState(settleSet({ document: aRelease({ buyer: area }), unreadable: new Set() }, 5, new Map()), true);
  const page = (Component: () => null) => ({ Component, version: area.version });
  loadedPages.setState(new Map([[`${area.container} /page`, page(rendered)]]), true);
  await renderAt([{ path: "/page", element: <AreaPage area="buyer" path="/page" roles={["customer"]} /> }], "/page");
  const before = rendered.mock.calls.length;
  expect(before).toBeGreaterThan(0);

  const more = page(() => null);
  act(() => loadedPages.setState(new Map(loadedPages.getState()).set(`${area.container} /next`, more), true));

  expect(rendered).toHaveBeenCalledTimes(before);
});
