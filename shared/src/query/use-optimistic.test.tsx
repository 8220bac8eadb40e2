import { HttpFailure } from "@mandi/shared/http";
import { act, renderHook } from "@testing-library/react";
import { listenToNotices } from "../testing/notices";
import { useOptimistic } from "./use-optimistic";

interface Answer {
  readonly resolve: (answer: { readonly message: string }) => void;
  readonly reject: (failure: Error) => void;
}

/** Bookmarks on offers, and a server whose answers the test releases. */
function openMarks() {
  const notices = listenToNotices();
  const { result } = renderHook(() => useOptimistic<number, boolean>());
  const waiting: Answer[] = [];
  const send = jest.fn(
    () => new Promise<{ readonly message: string }>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const press = (id: number) => act(async () => void result.current.change(id, { from: false, to: true, send }));
  const isMarked = (id: number) => result.current.shown(id, false);
  const answer = (message: string) => act(async () => waiting.shift()?.resolve({ message }));
  const refuse = (failure: Error) => act(async () => waiting.shift()?.reject(failure));
  return { notices, send, press, isMarked, answer, refuse };
}

it("shows a change at once and keeps it when the server agrees", async () => {
  const { notices, press, isMarked, answer } = openMarks();
  await press(7);
  expect([isMarked(7), isMarked(8)]).toEqual([true, false]);
  expect(notices).toEqual([]);
  await answer("Added");
  expect(isMarked(7)).toBe(true);
  expect(notices).toMatchObject([{ tone: "success", text: "Added" }]);
});

it("restores the old value when the server refuses, and shows why", async () => {
  const { notices, press, isMarked, refuse } = openMarks();
  await press(7);
  await refuse(new HttpFailure("status", "Not now", { status: 503 }));
  expect(isMarked(7)).toBe(false);
  expect(notices).toMatchObject([{ tone: "error", text: "Not now" }]);
});

it("restores the old value silently when the session has ended in the meantime", async () => {
  const { notices, press, isMarked, refuse } = openMarks();
  await press(7);
  await refuse(new HttpFailure("aborted", "Cancelled"));
  expect(isMarked(7)).toBe(false);
  expect(notices).toEqual([]);
});

it("sends a second change of the same item only after the answer to the first, and other changes at once", async () => {
  const { send, press, answer } = openMarks();
  await press(7);
  await press(7);
  expect(send).toHaveBeenCalledTimes(1);
  await press(8);
  expect(send).toHaveBeenCalledTimes(2);
  await answer("Added");
  await press(7);
  expect(send).toHaveBeenCalledTimes(3);
});
