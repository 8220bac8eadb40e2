import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { mainId } from "../frame/main-id";
import { AreaFailure } from "./area-failure";
import { LoadFailure } from "./loading/load-failure";
import { reportLoadFailure } from "./report-load";

const handshake = "GET /handshake";
let isOnline = true;
const reports = jest.fn(() => true);
const handleRetry = jest.fn();

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  Object.assign(navigator, { sendBeacon: reports });
  reports.mockClear();
  handleRetry.mockClear();
});

function lostPart(): LoadFailure {
  const failure = new LoadFailure("chunk", "seller", "0123456789abcdef", "Loading chunk failed");
  reportLoadFailure(failure);
  return failure;
}

const showCard = (failure: LoadFailure) =>
  renderAt(
    [
      {
        path: "/page",
        element: <AreaFailure title="Seller area" failure={failure} isTrying={false} onRetry={handleRetry} />,
      },
    ],
    "/page",
  );

const card = (isLost: boolean, onRetry: () => void = handleRetry) => (
  <main id={mainId}>
    {isLost ? (
      <AreaFailure title="Seller area" failure={null} isTrying={false} onRetry={onRetry} />
    ) : (
      <h1>My Products</h1>
    )}
  </main>
);

/** An area that loads at the first retry. */
function ComesBack() {
  const [isLost, setIsLost] = useState(true);
  return card(isLost, () => setIsLost(false));
}

describe("a person who uses a screen reader or the keyboard", () => {
  const pageWith = (element: ReactNode) => renderAt([{ path: "/page", element }], "/page");

  it("has the focus on the card when it replaces the first page, and reaches Try again with one Tab", async () => {
    await pageWith(card(true));

    expect(screen.getByRole("heading", { level: 1, name: "Seller area is not available right now" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it("is taken from Try again to the heading of the page that appears", async () => {
    await pageWith(<ComesBack />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");

    await waitFor(() => expect(screen.getByRole("heading", { name: "My Products" })).toHaveFocus());
  });

  it("keeps the focus in the field they are typing in", async () => {
    await pageWith(
      <>
        <input aria-label="Search" ref={(field) => field?.focus()} />
        {card(true)}
      </>,
    );

    expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
  });
});

it("tells a person who went offline that they are, reports nothing, and recovers by itself", async () => {
  const api = fakeApi();
  api.answer(handshake, HandshakeAnswer, { success: true });
  isOnline = false;
  await showCard(lostPart());

  expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
  expect(screen.getByRole("alert")).not.toHaveTextContent(/reported|Reference/);
  expect(reports).not.toHaveBeenCalled();
  expect(handleRetry).not.toHaveBeenCalled();

  isOnline = true;
  act(() => void window.dispatchEvent(new Event("online")));

  await waitFor(() => expect(handleRetry).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

it("detects that the network behind a connected adapter is dead, and recovers when it works again", async () => {
  jest.useFakeTimers();
  const api = fakeApi();
  api.cutOff(handshake);
  await showCard(lostPart());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("alert")).toHaveTextContent("Connection lost");

  api.answer(handshake, HandshakeAnswer, { success: true });
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(handleRetry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it("leaves retrying a broken part to the person while the network works, with the reference of its report", async () => {
  jest.useFakeTimers();
  const api = fakeApi();
  api.answer(handshake, HandshakeAnswer, { success: true });
  await showCard(lostPart());
  await act(() => jest.advanceTimersByTimeAsync(30_000));

  expect(screen.getByRole("alert")).toHaveTextContent(/Seller area is not available right now.*Reference/);
  expect(reports).toHaveBeenCalledTimes(1);
  expect(handleRetry).not.toHaveBeenCalled();
  jest.useRealTimers();
});
