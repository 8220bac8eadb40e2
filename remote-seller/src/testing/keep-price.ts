import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Confirms the unusual price of an open confirmation: by typing it again, and pressing `confirm`. */
export async function keepPrice(user: UserEvent, price: string, confirm: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: /^Keep ₹/ }));
  await user.type(screen.getByLabelText("The price again"), price);
  await user.click(screen.getByRole("button", { name: confirm }));
}
