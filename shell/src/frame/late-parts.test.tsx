import { notify } from "@mandi/shared/browser/notify";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Diagnostics } from "../diagnostics/diagnostics";
import { renderFrame, widenWindow } from "../testing/render-frame";

/**
 * The only lazy part whose file loads. A part that has loaded stays loaded for later tests, and the toasts are loaded
 * whenever the frame is idle.
 */
let coming: string | null = null;
function whenUp<Part>(name: string, load: () => Part): Part {
  if (name !== coming) throw new Error("Loading chunk 7 failed");
  return load();
}
jest.mock("../search/search-combobox", () => whenUp("search", () => jest.requireActual("../search/search-combobox")));
jest.mock("../menus/late-menus", () => whenUp("menus", () => jest.requireActual("../menus/late-menus")));
jest.mock("../notices/toasts", () => whenUp("toasts", () => jest.requireActual("../notices/toasts")));
jest.mock("../diagnostics/diagnostics-panel", () =>
  whenUp("diagnostics", () => ({ DiagnosticsPanel: () => <p>What this tab runs</p> })),
);

beforeEach(() => {
  coming = null;
});

const failure = async (around: HTMLElement = document.body) => {
  const alert = await within(around).findByText("Loading chunk failed");
  const place = alert.closest<HTMLElement>("[role='alert']");
  if (!place) throw new Error("The failure is not announced");
  return place;
};
const retry = (place: HTMLElement) => within(place).getByRole("button", { name: "Try again" });

describe("a part of the frame whose file does not load shows a message in its place and appears after a retry (R-021)", () => {
  it("the search of the header, whose failure can be closed", async () => {
    const person = userEvent.setup();
    widenWindow();
    await renderFrame();
    await person.click(screen.getByRole("combobox", { name: "Search" }));
    const place = await failure();
    await person.click(within(place).getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Loading chunk failed")).not.toBeInTheDocument();
  });

  it("the search on a phone, which was a blank window", async () => {
    const person = userEvent.setup();
    await renderFrame();
    await person.click(screen.getByRole("button", { name: "Search" }));
    const overlay = await screen.findByRole("dialog", { name: /Search/ });
    const place = await failure(overlay);
    await person.type(within(overlay).getByRole("combobox", { name: "Search" }), "bea");

    coming = "search";
    await person.click(retry(place));

    expect(await within(overlay).findByRole("listbox", { name: "Search results" })).toBeInTheDocument();
    expect(within(overlay).getByRole("combobox", { name: "Search" })).toHaveValue("bea");
    expect(within(overlay).getByRole("combobox", { name: "Search" })).toHaveFocus();
    expect(within(overlay).queryByText("Loading chunk failed")).not.toBeInTheDocument();
  });

  it("the account menu, however often it fails", async () => {
    const person = userEvent.setup();
    signInAs("customer");
    await renderFrame();
    await person.click(screen.getByRole("button", { name: "Rakesh Agrawal" }));
    await person.click(retry(await failure()));

    expect(await failure()).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeInTheDocument();
  });

  it("the menu on a phone", async () => {
    const person = userEvent.setup();
    await renderFrame();
    await person.click(screen.getByRole("button", { name: "Menu" }));
    const place = await failure();

    coming = "menus";
    await person.click(retry(place));

    expect(await screen.findByRole("dialog", { name: "Menu" })).toBeInTheDocument();
  });

  it("the diagnostics panel", async () => {
    const person = userEvent.setup();
    await renderFrame();
    render(<Diagnostics />);
    await person.keyboard("{Control>}{Alt>}[KeyD]{/Alt}{/Control}");
    const place = await failure();

    coming = "diagnostics";
    await person.click(retry(place));

    expect(await screen.findByText("What this tab runs")).toBeInTheDocument();
  });
});

it("a notice is shown without toasts while their file is missing, and toasts take over once it loads", async () => {
  const person = userEvent.setup();
  await renderFrame();
  act(() => notify.error("Please select billing address"));
  expect((await screen.findByText("Please select billing address")).closest("[role='alert']")).not.toBeNull();
  act(() => notify.success("Address saved successfully"));
  expect(await screen.findByText("Address saved successfully")).toBeInTheDocument();
  const [first] = screen.getAllByRole("button", { name: "Close" });
  if (first) await person.click(first);
  expect(screen.queryByText("Please select billing address")).not.toBeInTheDocument();

  coming = "toasts";
  act(() => notify.info("You are logged out!!"));

  expect(await screen.findByText("You are logged out!!")).toBeInTheDocument();
  expect(screen.getByText("Address saved successfully")).toBeInTheDocument();
});
