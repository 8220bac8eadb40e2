import { HttpFailure } from "@mandi/shared/http";
import { act, renderHook } from "@testing-library/react";
import { listenToNotices } from "../testing/notices";
import { type ChangeAnswer, useOptimistic } from "./use-optimistic";

interface Answer {
  readonly resolve: (answer: ChangeAnswer<boolean>) => void;
  readonly reject: (failure: Error) => void;
}

/** Bookmarks on offers, and a server whose answers the test releases. */
function openMarks() {
  const notices = listenToNotices();
  /** What the server's last list says of every offer. */
  let isListed = false;
  const { result, rerender } = renderHook(() => {
    const marks = useOptimistic<number, boolean>();
    return { ...marks, isMarked: (id: number) => marks.shown(id, isListed), seven: marks.shown(7, isListed) };
  });
  const waiting: Answer[] = [];
  const send = jest.fn(
    (_id: number, _isMarked: boolean) =>
      new Promise<ChangeAnswer<boolean>>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const press = (id: number) => {
    const from = result.current.isMarked(id);
    return act(async () => void result.current.change(id, { from, to: !from, send: () => send(id, !from) }));
  };
  const isMarked = (id: number) => result.current.isMarked(id);
  const answer = (message: string, held: { readonly held?: boolean } = {}) =>
    act(async () => waiting.shift()?.resolve({ message, ...held }));
  const list = (says: boolean) => {
    isListed = says;
    rerender();
  };
  const refuse = (failure: Error) => act(async () => waiting.shift()?.reject(failure));
  return { notices, send, press, isMarked, answer, refuse, list };
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

it("shows a second change of the same item at once, and sends it after the answer to the first", async () => {
  const { send, press, isMarked, answer } = openMarks();
  await press(7);
  await press(7);
  expect(isMarked(7)).toBe(false);
  await press(8);
  expect(send.mock.calls).toEqual([
    [7, true],
    [8, true],
  ]);
  await answer("Added");
  expect(send.mock.calls.slice(2)).toEqual([[7, false]]);
  expect(isMarked(7)).toBe(false);
});

it("sends nothing more when the last of several presses wants what the first one has done", async () => {
  const { send, press, isMarked, answer } = openMarks();
  await press(7);
  await press(7);
  await press(7);
  await answer("Added");
  expect(send).toHaveBeenCalledTimes(1);
  expect(isMarked(7)).toBe(true);
});

it("ends with what the server has when it takes the first change and refuses the second", async () => {
  const { notices, press, isMarked, answer, refuse } = openMarks();
  await press(7);
  await press(7);
  await answer("Added");
  await refuse(new HttpFailure("status", "Not now", { status: 503 }));
  expect(isMarked(7)).toBe(true);
  expect(notices).toMatchObject([{ text: "Added" }, { tone: "error", text: "Not now" }]);
});

it("shows what the server has where its answer says so", async () => {
  const { press, isMarked, answer } = openMarks();
  await press(7);
  await answer("Removed", { held: false });
  expect(isMarked(7)).toBe(false);
});

it("keeps the change over an older list, and follows the lists again once one of them has it", async () => {
  const { press, isMarked, answer, list } = openMarks();
  await press(7);
  await answer("Added");
  list(false);
  expect(isMarked(7)).toBe(true);
  list(true);
  list(false);
  expect(isMarked(7)).toBe(false);
});
