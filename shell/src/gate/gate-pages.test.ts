import { fireEvent, screen, within } from "@testing-library/dom";
import { showApologyPage } from "./apology-page";
import { showOfflinePage } from "./offline-page";
import { showStalePage } from "./stale-page";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  root.textContent = "What stood there before";
  document.body.append(root);
});
afterEach(() => root.remove());

describe("the offline page", () => {
  let isReachable = false;
  const handleBack = jest.fn();
  const looked = jest.fn(async () => isReachable);
  const leaveNetwork = { isReachable: looked, onBack: handleBack };
  beforeEach(() => {
    isReachable = false;
    jest.useFakeTimers();
    handleBack.mockReset();
    looked.mockClear();
  });
  afterEach(() => {
    isReachable = true;
    window.dispatchEvent(new Event("online"));
    jest.useRealTimers();
  });
  const press = async () => {
    fireEvent.click(within(root).getByRole("button", { name: "Try again" }));
    await jest.advanceTimersByTimeAsync(0);
  };

  it("explains the problem and what to do (R-015)", async () => {
    showOfflinePage(root, leaveNetwork);

    expect(screen.getByRole("heading", { level: 1, name: "Oops, No Internet Connection" })).toHaveFocus();
    expect(root).toHaveTextContent("Please turn on wifi or cellular data.");
    expect(root).not.toHaveTextContent("What stood there before");
  });

  it("stays, and says why, when the person tries again and there is still no network", async () => {
    showOfflinePage(root, leaveNetwork);
    await press();
    expect(within(root).getByRole("status")).toHaveTextContent("Still no connection.");
    expect(handleBack).not.toHaveBeenCalled();

    isReachable = true;
    await press();
    expect(handleBack).toHaveBeenCalledTimes(1);
  });

  it("continues automatically, once, when the network works again behind an adapter that was connected all the time", async () => {
    showOfflinePage(root, leaveNetwork);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(looked.mock.calls.length).toBeGreaterThan(1);
    expect(handleBack).not.toHaveBeenCalled();

    isReachable = true;
    await jest.advanceTimersByTimeAsync(30_000);
    fireEvent(window, new Event("online"));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(handleBack).toHaveBeenCalledTimes(1);
  });

  it("continues when the adapter connects, and sends no request before", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    isReachable = true;
    showOfflinePage(root, leaveNetwork);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(looked).not.toHaveBeenCalled();

    onLine.mockReturnValue(true);
    fireEvent(window, new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(handleBack).toHaveBeenCalledTimes(1);
  });
});

it("says that the page is out of date, and offers to reload it", async () => {
  showStalePage(root);

  expect(screen.getByRole("heading", { level: 1, name: "This page is out of date" })).toHaveFocus();
  expect(root).toHaveTextContent("A newer version of Mandi is live. Reload the page to continue.");
  expect(within(root).getByRole("button", { name: "Reload" })).toBeInTheDocument();
  await expect(root).toHaveNoAxeViolations();
});

describe("the apology page", () => {
  it("apologises and offers to call support (R-017)", async () => {
    showApologyPage(root, { phone: "9893000147" });

    expect(screen.getByRole("heading", { level: 1, name: "Opps, Something Went Wrong" })).toHaveFocus();
    expect(root).toHaveTextContent("We are sorry. Please contact support on +91 98930 00147.");
    expect(within(root).getByRole("link", { name: "Call support" })).toHaveAttribute("href", "tel:+919893000147");
    await expect(root).toHaveNoAxeViolations();
  });

  it("says that the market does not answer, and continues automatically, once, when it does again", async () => {
    jest.useFakeTimers();
    let isHere = false;
    const handleBack = jest.fn();
    const reason = "Mandi is not responding right now.";
    showApologyPage(root, { reason, whenBack: { isBack: async () => isHere, onBack: handleBack } });

    expect(root).toHaveTextContent("We are sorry. Please contact support.");
    expect(within(root).getByText(reason)).toBeVisible();
    fireEvent.click(within(root).getByRole("button", { name: "Try again" }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(within(root).getByRole("status")).toHaveTextContent("Mandi is still not responding.");
    expect(handleBack).not.toHaveBeenCalled();

    isHere = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(handleBack).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    await expect(root).toHaveNoAxeViolations();
  });

  it.each([["no number"], ["javascript:alert(1)"]])("gives no link for %s", (phone) => {
    showApologyPage(root, { phone });

    expect(root).toHaveTextContent("We are sorry. Please contact support.");
    expect(within(root).queryByRole("link")).not.toBeInTheDocument();
    expect(within(root).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
