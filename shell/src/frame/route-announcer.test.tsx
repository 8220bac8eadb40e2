import { closeSession } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { BareFrame } from "./frame";
import { RouteAnnouncer } from "./route-announcer";

/** A page whose heading appears only when its data has loaded. */
function LatePage() {
  return <div data-testid="late" />;
}

function heading(text: string): HTMLElement {
  const element = document.createElement("h1");
  element.textContent = text;
  return element;
}

const routes = [
  {
    element: (
      <>
        <RouteAnnouncer />
        <BareFrame>
          <Outlet />
        </BareFrame>
      </>
    ),
    children: [
      { path: "/", element: <h1>Home page</h1>, handle: { title: "Steel prices today" } },
      { path: "/faq", element: <h1>Questions</h1>, handle: { title: "FAQ" } },
      { path: "/late", Component: LatePage },
      {
        path: "/lost",
        element: (
          <section role="alert">
            <h1>Seller area is not available</h1>
          </section>
        ),
      },
      { path: "/form", element: <input aria-label="Name" ref={(input) => input?.focus()} /> },
    ],
  },
];

const said = () => screen.getByRole("status").textContent;

describe("a navigation", () => {
  it("moves the focus to the new page's heading, says nothing besides, and sets the window's title", async () => {
    const { go } = await renderAt(routes, "/");
    expect(document.title).toBe("Steel prices today · Mandi");
    expect(document.body).toHaveFocus();
    await go("/faq");

    expect(screen.getByRole("heading", { name: "Questions" })).toHaveFocus();
    expect(said()).toBe("");
    expect(document.title).toBe("FAQ · Mandi");
  });

  it("clears the announcement the moment the person's session ends (R-030)", async () => {
    signInAs("customer");
    const { go } = await renderAt(routes, "/");
    await go("/form");
    act(() => void document.getElementById("main")?.append(heading("Form")));
    await waitFor(() => expect(said()).toBe("Form"));

    act(closeSession);
    expect(said()).toBe("");
  });

  it("moves the focus to the card of an area that could not be shown, which announces itself", async () => {
    const { go } = await renderAt(routes, "/");
    await go("/lost");

    expect(screen.getByRole("heading", { name: "Seller area is not available" })).toHaveFocus();
    expect(said()).toBe("");
  });

  it("leaves the focus alone when only the query changes", async () => {
    const { go } = await renderAt(routes, "/faq");
    await go("/faq?page=2");

    expect(document.body).toHaveFocus();
    expect(said()).toBe("");
  });

  it("waits for a heading that appears later", async () => {
    const { go } = await renderAt(routes, "/");
    await go("/late");
    act(() => screen.getByTestId("late").append(heading("Late page")));

    await waitFor(() => expect(screen.getByRole("heading", { name: "Late page" })).toHaveFocus());
  });

  it("does not take the focus from somebody who is already typing in the new page", async () => {
    const { go } = await renderAt(routes, "/");
    await go("/form");
    act(() => void document.getElementById("main")?.append(heading("Form")));

    await waitFor(() => expect(said()).toBe("Form"));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });
});
