import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { errorMessage } from "./error-message";
import { NotFoundPage } from "./not-found.page";
import { UnexpectedError } from "./unexpected-error";

describe("the not-found page", () => {
  it("says 'Opps! Page not found' and returns home (R-023, R-092)", async () => {
    const person = userEvent.setup();
    const { address } = await renderAt(
      [
        { path: "/", element: <h1>Home</h1> },
        { path: "*", Component: NotFoundPage },
      ],
      "/no/such/page",
    );
    expect(screen.getByRole("heading", { level: 1, name: "Opps! Page not found" })).toBeInTheDocument();
    await person.click(screen.getByRole("link", { name: "return home" }));

    expect(address()).toBe("/");
  });
});

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

describe("the page of last resort", () => {
  async function renderBroken(error: Error) {
    await renderAt([{ path: "/", element: <Broken error={error} />, errorElement: <UnexpectedError /> }], "/");
  }

  it("says 'Unexpected Application Error!' with the message (R-022)", async () => {
    expectConsole(/price is not a function/);
    await renderBroken(new TypeError("price is not a function"));

    expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
    expect(screen.getByText("price is not a function")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  });

  it("says 'Loading chunk failed' when code did not load (R-021)", async () => {
    expectConsole(/Loading chunk 12 failed/);
    const error = new Error("Loading chunk 12 failed.\n(error: /shell/12.js)");
    error.name = "ChunkLoadError";
    await renderBroken(error);

    expect(screen.getByText("Loading chunk failed")).toBeInTheDocument();
  });

  it.each([
    [new Error("Loading CSS chunk 5 failed."), "Loading chunk failed"],
    [new TypeError("Failed to fetch dynamically imported module: /a.js"), "Loading chunk failed"],
    [{ status: 404, statusText: "Not Found" }, "Not Found"],
    ["plain words", "plain words"],
  ])("has a message for whatever was thrown: %s", (error, words) => {
    expect(errorMessage(error)).toBe(words);
  });
});
