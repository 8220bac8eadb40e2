import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** A person's ways out of a dialog. */
export const waysOut = {
  escape: (user: UserEvent) => user.keyboard("{Escape}"),
  close: (user: UserEvent) => user.click(screen.getByRole("button", { name: "Close" })),
  cancel: (user: UserEvent) => user.click(screen.getByRole("button", { name: "Cancel" })),
} as const;

/** Answers no to the question about losing typed input. Fails when the question does not appear. */
export async function keepEditing(user: UserEvent): Promise<void> {
  await answer(user, "Keep editing");
}

/** Answers yes to the question about losing typed input. Fails when the question does not appear. */
export async function discardChanges(user: UserEvent): Promise<void> {
  await answer(user, "Discard");
}

async function answer(user: UserEvent, button: string): Promise<void> {
  await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await user.click(screen.getByRole("button", { name: button }));
  await waitFor(() => {
    if (screen.queryByRole("alertdialog")) throw new Error("The question is still there");
  });
}

/** Presses the page behind a dialog, which the dialog covers. */
export function pressBeside(user: UserEvent, dialog: HTMLElement): Promise<void> {
  if (!dialog.parentElement) throw new Error("The dialog covers nothing");
  return user.click(dialog.parentElement);
}
