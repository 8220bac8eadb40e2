import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The confirmation before money moves, once it is open. */
export const paymentQuestion = () => screen.findByRole("dialog", { name: /^(Pay|Have you paid) ₹.*\?$/ });

/** Confirms the payment. */
export async function confirmPayment(user: UserEvent): Promise<void> {
  await user.click(within(await paymentQuestion()).getByRole("button", { name: /^(Pay|I have paid) ₹/ }));
}
