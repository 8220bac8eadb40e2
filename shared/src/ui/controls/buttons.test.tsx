import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Bookmark } from "lucide-react";
import { MemoryRouter } from "react-router-dom";
import { Button, ButtonAnchor, ButtonLink } from "./button";
import { Chip, ChipGroup } from "./chip";
import { IconButton } from "./icon-button";
import { Segmented } from "./segmented";
import { Tabs } from "./tabs";

describe("buttons", () => {
  it("ignores a second click while busy, and keeps its focus and its place in the form", async () => {
    const user = userEvent.setup();
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Price" />
        <Button type="submit" variant="primary" isBusy={isBusy} busyText="Saving" onClick={handleClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.click(screen.getByRole("button", { name: "Save" }));
    rerender(form(true));

    const button = screen.getByRole("button", { name: "Saving", busy: true });
    expect(button).toHaveFocus();
    await user.click(button);
    await user.type(screen.getByLabelText("Price"), "{Enter}");
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it("does not submit a form unless told to", async () => {
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button>Look</Button>
        <IconButton icon={Bookmark} label="Add to Watch List" />
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Look" }));
    await userEvent.click(screen.getByRole("button", { name: "Add to Watch List" }));
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it("navigates as a link", () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/wallet">Wallet</ButtonLink>
        <ButtonAnchor href="tel:+919893000147">Call support</ButtonAnchor>
      </MemoryRouter>,
    );
    expect(screen.getByRole("link", { name: "Wallet" })).toHaveAttribute("href", "/wallet");
    expect(screen.getByRole("link", { name: "Call support" })).toHaveAttribute("href", "tel:+919893000147");
  });
});

describe("choices", () => {
  it("toggles a chip and refuses one without stock", async () => {
    const handleToggle = jest.fn();
    render(
      <ChipGroup label="Quality">
        <Chip isChosen onToggle={handleToggle}>
          Fe 500D
        </Chip>
        <Chip isChosen={false} isDisabled note="no stock" onToggle={handleToggle}>
          36 mm
        </Chip>
      </ChipGroup>,
    );
    await userEvent.click(screen.getByRole("button", { name: "36 mm no stock" }));
    expect(handleToggle).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Fe 500D", pressed: true }));
    expect(handleToggle).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("group", { name: "Quality" })).toBeVisible();
  });

  it("marks the chosen segment and tab", async () => {
    const handleValue = jest.fn();
    const { container } = render(
      <MemoryRouter>
        <Segmented
          label="Period"
          choices={[
            { value: "30", label: "Last 30 Days" },
            { value: "7", label: "Last 7 days" },
          ]}
          value="30"
          onValue={handleValue}
        />
        <Tabs
          label="Quotations"
          tabs={[
            { to: "?tab=received", label: "Received", isCurrent: true, count: 5, countLabel: "5 wait for you" },
            { to: "?tab=sent", label: "Sent", isCurrent: false },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole("button", { name: "Last 30 Days", pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Last 7 days", pressed: false }));
    expect(handleValue).toHaveBeenCalledWith("7");
    expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Received 5 wait for you");
    await expect(container).toHaveNoAxeViolations();
  });
});
