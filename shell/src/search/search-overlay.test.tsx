import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";
import { marketWithBeams } from "../testing/search-fakes";

let api: FakeApi;
let person: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = marketWithBeams();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The file of the search is requested after the frame that shows its field. */
const frameMs = 20;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("the search overlay of narrow windows", () => {
  const overlay = () => screen.findByRole("dialog", { name: "Search products, brands and market news" });

  async function openOverlay() {
    const page = await renderFrame({ api });
    await person.click(screen.getByRole("button", { name: "Search" }));
    await wait(frameMs);
    return { page, dialog: within(await overlay()) };
  }

  it("focuses its input and closes when a line is chosen (R-039, R-043)", async () => {
    const { page, dialog } = await openOverlay();
    const text = dialog.getByRole("combobox", { name: "Search" });
    expect(text).toHaveFocus();
    await person.type(text, "bea");
    await wait(1000);
    await person.click(dialog.getByRole("option", { name: "Beams firm up in Bhilai" }));

    expect(page.address()).toBe("/news-detail/beams-firm-up");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows its input before it requests the search", async () => {
    await renderFrame({ api });
    await person.click(screen.getByRole("button", { name: "Search" }));
    const plain = within(await overlay()).getByRole("combobox", { name: "Search" });
    await wait(0);
    expect(plain).toBeInTheDocument();
    expect(plain).toHaveFocus();

    await wait(frameMs);
    expect(plain).not.toBeInTheDocument();
    expect(within(await overlay()).getByRole("combobox", { name: "Search" })).toHaveFocus();
  });

  it("can be cleared, and closed with its back button", async () => {
    const { dialog } = await openOverlay();
    await person.type(dialog.getByRole("combobox", { name: "Search" }), "bea");
    await person.click(dialog.getByRole("button", { name: "Clear" }));
    expect(dialog.getByRole("combobox", { name: "Search" })).toHaveValue("");
    expect(dialog.getByRole("combobox", { name: "Search" })).toHaveFocus();

    await person.click(dialog.getByRole("button", { name: "Back" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("opens with Ctrl+K, and with no character alone", async () => {
    await renderFrame({ api });
    await person.keyboard("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await person.keyboard("{Control>}k{/Control}");
    expect(await overlay()).toBeInTheDocument();
  });
});
