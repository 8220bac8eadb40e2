import { HttpFailure } from "@mandi/shared/http";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { AreaCard } from "./area-card";
import { InlineStatus } from "./inline-status";
import { Note } from "./note";
import { PageFailure } from "./page-failure";
import { Skeleton, SkeletonBlock, SkeletonLine } from "./skeleton";
import { EmptyState, FailedState, ForbiddenState, StateCard } from "./state-card";
import { Toast } from "./toast";

describe("states", () => {
  it("tries again in place after a failure", async () => {
    const handleRetry = jest.fn();
    const { container } = render(<FailedState title="Offers did not load" onRetry={handleRetry} />);
    expect(screen.getByRole("heading", { name: "Offers did not load" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it("offers no retry where there is none", () => {
    render(<FailedState />);
    expect(screen.getByText("This did not load")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^This did not load/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    [404, "document", "No Data Found", "Orders"],
    [400, "document", "No Data Found", "Orders"],
    [404, "list", "No Data Found", null],
    [400, "list", "This did not load", "Try again"],
    [503, "document", "No Data Found", "Try again"],
    [429, "document", "This did not load", "Try again"],
  ])("after a %i the page of a %s says %p and offers %p", async (status, kind, title, way) => {
    const handleRetry = jest.fn();
    const back = kind === "document" ? { back: { to: "/order-book", label: "Orders" } } : {};
    const { container } = render(
      <MemoryRouter>
        <PageFailure
          failure={new HttpFailure("status", "Please wait", { status })}
          retry={handleRetry}
          look={{ nothing: "No Data Found", serverTrouble: "Please try again", ...back }}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(title);
    const ways = [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")];
    expect(ways.map(({ textContent }) => textContent)).toEqual(way === null ? [] : [way]);
    if (way === "Try again") await userEvent.click(screen.getByRole("button"));
    expect(handleRetry).toHaveBeenCalledTimes(way === "Try again" ? 1 : 0);
    await expect(container).toHaveNoAxeViolations();
  });

  it("leads home from a page of other accounts", async () => {
    const { container } = render(
      <MemoryRouter>
        <ForbiddenState title="This page is for sellers" text="You are logged in as a buyer." hasPanel />
        <EmptyState title="No quotation yet" heading="h2" />
        <StateCard drawing="offline" title="Oops, No Internet Connection" heading="h1" />
        <StateCard drawing="not-found" title="Opps! Page not found" />
      </MemoryRouter>,
    );
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops, No Internet Connection");
    await expect(container).toHaveNoAxeViolations();
  });

  it("says what is lost with an area, when, and under which reference", async () => {
    const handleRetry = jest.fn();
    const { container, rerender } = render(
      <MemoryRouter>
        <AreaCard
          title="Seller area is not available right now"
          text="Prices still work."
          onRetry={handleRetry}
          reference="7F3C-0921"
          at="2026-11-21T05:12:00Z"
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Reference 7F3C-0921, 10:42 am");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
    rerender(
      <MemoryRouter>
        <AreaCard title="Prices are not available" text="News still work." onRetry={handleRetry} homeHref="" />
      </MemoryRouter>,
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("announces once that something is loading", () => {
    render(
      <Skeleton label="Loading offers" rows={3}>
        <SkeletonBlock height={52} />
        <SkeletonLine />
      </Skeleton>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading offers");
  });

  it("keeps the live region in the page before its first text", () => {
    const { rerender } = render(<InlineStatus>{null}</InlineStatus>);
    const region = screen.getByRole("status");
    rerender(<InlineStatus>You are now 2nd</InlineStatus>);
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent("You are now 2nd");
  });

  it("closes a toast and shows a note", async () => {
    const handleClose = jest.fn();
    const { container } = render(
      <>
        <Toast tone="success" onClose={handleClose}>
          Address saved successfully
        </Toast>
        <Note tone="warn">The final amount follows the loaded quantity.</Note>
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });
});
