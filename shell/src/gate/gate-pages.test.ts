import { fireEvent, screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { showApologyPage } from "./apology-page";
import { showOfflinePage } from "./offline-page";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  root.textContent = "What stood there before";
  document.body.append(root);
});
afterEach(() => root.remove());

describe("the offline page", () => {
  it("says so and how to help, and tries again when asked (R-015)", async () => {
    const handleRetry = jest.fn();
    showOfflinePage(root, handleRetry);

    expect(screen.getByRole("heading", { level: 1, name: "Oops, No Internet Connection" })).toHaveFocus();
    expect(root).toHaveTextContent("Please turn on wifi or cellular data.");
    expect(root).not.toHaveTextContent("What stood there before");
    await userEvent.setup().click(within(root).getByRole("button", { name: "Try again" }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it("tries again by itself when the connection is back", () => {
    const handleRetry = jest.fn();
    showOfflinePage(root, handleRetry);
    fireEvent(window, new Event("online"));

    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});

describe("the apology page", () => {
  it("apologises and invites to call the support (R-017)", async () => {
    showApologyPage(root, { phone: "9893000147" });

    expect(screen.getByRole("heading", { level: 1, name: "Opps, Something Went Wrong" })).toHaveFocus();
    expect(root).toHaveTextContent("We are sorry. Please contact support on +91 98930 00147.");
    expect(within(root).getByRole("link", { name: "Call support" })).toHaveAttribute("href", "tel:+919893000147");
    await expect(root).toHaveNoAxeViolations();
  });

  it.each([["no number"], ["javascript:alert(1)"]])("gives no link for %s", (phone) => {
    showApologyPage(root, { phone });

    expect(root).toHaveTextContent("We are sorry. Please contact support.");
    expect(within(root).queryByRole("link")).not.toBeInTheDocument();
    expect(within(root).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
