import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderJumps } from "./order-jumps";
import { OrderPart } from "./order-part";
import { WantedPart } from "./wanted-part";

const Sizes = () => (
  <OrderPart of="sizes">
    <h2>Sizes</h2>
  </OrderPart>
);

/** A page of which the sizes arrive when the test says so. */
function openPage() {
  let arrive: () => void = () => undefined;
  const isHere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = latePart(() => isHere.then(() => Sizes), { failed: "", waiting: <p>Waiting</p> });
  render(
    <WantedPart>
      <OrderJumps />
      <OrderPart of="money">
        <h2>Money</h2>
      </OrderPart>
      <Late />
    </WantedPart>,
  );
  return { arrive, user: userEvent.setup() };
}

it("goes to the heading of a part that was asked for before it had arrived", async () => {
  const { arrive, user } = openPage();
  await user.click(screen.getByRole("link", { name: "Sizes" }));
  arrive();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Sizes" })).toHaveFocus());
});

it("leaves the reader at the part that they went to meanwhile", async () => {
  const { arrive, user } = openPage();
  await user.click(screen.getByRole("link", { name: "Sizes" }));
  await user.click(screen.getByRole("link", { name: "Money" }));
  arrive();
  expect(await screen.findByRole("heading", { name: "Sizes" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Money" })).toHaveFocus();
});
