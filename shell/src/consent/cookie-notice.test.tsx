import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { CookieNotice } from "./cookie-notice";

const show = () => render(<CookieNotice />, { wrapper: MemoryRouter });

describe("the cookie notice", () => {
  it("has its text, the link to the terms and its button (R-034)", () => {
    show();

    expect(screen.getByText("We use cookies for better user experience")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms-and-conditions");
    expect(screen.getByRole("button", { name: "Ok, I Understand" })).toBeInTheDocument();
  });

  it("stays hidden for thirty days once it is accepted (R-034, R-403)", async () => {
    const write = jest.spyOn(document, "cookie", "set");
    const { unmount } = show();
    await userEvent.setup().click(screen.getByRole("button", { name: "Ok, I Understand" }));
    expect(screen.queryByText("We use cookies for better user experience")).not.toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(expect.stringContaining(`Max-Age=${30 * 24 * 60 * 60};`));

    unmount();
    show();
    expect(screen.queryByText("We use cookies for better user experience")).not.toBeInTheDocument();
  });
});
