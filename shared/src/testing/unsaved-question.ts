import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The ways out of a dialog that a person has at hand. */
export const waysOut = {
  escape: (user: UserEvent) => user.keyboard("{Escape}"),
  close: (user: UserEvent) => user.click(screen.getByRole("button", { name: "Close" })),
  cancel: (user: UserEvent) => user.click(screen.getByRole("button", { name: "Cancel" })),
} as const;

/** Answers the question before typed input is lost with no. Fails when nobody asks. */
export async function keepEditing(user: UserEvent): Promise<void> {
  await answer(user, "Keep editing");
}

/** Answers the question before typed input is lost with yes. Fails when nobody asks. */
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

/** Presses the page behind a dialog, which the dialog has covered. */
export function pressBeside(user: UserEvent, dialog: HTMLElement): Promise<void> {
  if (!dialog.parentElement) throw new Error("The dialog covers nothing");
  return user.click(dialog.parentElement);
}
