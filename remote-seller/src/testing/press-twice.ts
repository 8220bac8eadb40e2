import { act, fireEvent } from "@testing-library/react";

/**
 * A double click with fake timers, and everything that follows in one `act`: nothing is left to settle between two
 * steps of a test.
 */
export function pressTwice(button: HTMLElement): Promise<void> {
  return act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
    await jest.advanceTimersByTimeAsync(0);
  });
}
