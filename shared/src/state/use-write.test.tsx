import { HttpFailure } from "@mandi/shared/http";
import { act, renderHook } from "@testing-library/react";
import { listenToNotices } from "../testing/notices";
import { useWrite } from "./use-write";

const saved = async () => ({ message: "Saved" });
const failing = (failure: Error) => () => Promise.reject(failure);
const refused = (status: number, code = "") => new HttpFailure("status", "Not so", { status, code });

/** A page with a write, and the keys that its sends were given, in their order. */
function openPage() {
  const notices = listenToNotices();
  const keys: string[] = [];
  const { result } = renderHook(() => useWrite());
  const write = (send: () => Promise<{ message: string }>) =>
    result.current.write((key) => {
      keys.push(key);
      return send();
    });
  return { page: result, notices, keys, write, press: (send: typeof saved) => act(() => write(send)) };
}

it("says the server's sentence in a toast, and a refusal also on the page until the next try (R-392, R-393)", async () => {
  const { page, notices, press } = openPage();

  expect(await press(failing(refused(422)))).toMatchObject({ kind: "refused", failure: { status: 422 } });
  expect(page.current).toMatchObject({ refusal: "Not so", isDone: false, isBusy: false });
  expect(await press(saved)).toEqual({ kind: "done", answer: { message: "Saved" } });

  expect(page.current).toMatchObject({ refusal: null, isDone: true, isBusy: false });
  expect(notices.map(({ tone, text }) => [tone, text])).toEqual([
    ["error", "Not so"],
    ["success", "Saved"],
  ]);
});

it("says nothing of a write whose session has ended meanwhile, and sends it again as the same one after the login", async () => {
  const { page, notices, keys, press } = openPage();
  await press(failing(new HttpFailure("aborted", "Request aborted")));
  expect(page.current).toMatchObject({ refusal: null, isDone: false, isBusy: false });
  expect(notices).toEqual([]);

  await press(saved);
  expect(new Set(keys).size).toBe(1);
});

it("sends nothing while a send is under way", async () => {
  const { page, keys, write } = openPage();
  let finish: (answer: { message: string }) => void = () => undefined;
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = write(() => new Promise((resolve) => (finish = resolve)));
  });
  expect(page.current.isBusy).toBe(true);

  expect(await write(saved)).toEqual({ kind: "busy" });
  await act(async () => finish({ message: "Saved" }));

  expect(await first).toMatchObject({ kind: "done" });
  expect(page.current.isBusy).toBe(false);
  expect(keys).toHaveLength(1);
});

it.each([
  ["the answer was lost", new HttpFailure("network", "Network Error")],
  ["the server broke", refused(500)],
  ["the session ended", refused(401)],
  ["the same request is still at work", refused(409, "in_flight")],
])("means the same intention, by the same key, when %s", async (_what, failure) => {
  const { keys, press } = openPage();
  await press(failing(failure));
  await press(saved);

  expect(keys[1]).toBe(keys[0]);
});

it.each([
  ["a success", saved],
  ["a refusal", failing(refused(422))],
])("means something new, by another key, after %s", async (_what, before) => {
  const { keys, press } = openPage();
  await press(before);
  await press(saved);

  expect(keys[1]).not.toBe(keys[0]);
});

it("says what a form is missing before anything is sent, and forgets it when it begins again (R-306)", () => {
  const { page, notices, keys } = openPage();

  act(() => page.current.refuse("Please select a product"));
  expect(page.current.refusal).toBe("Please select a product");
  act(() => page.current.forgive());

  expect(page.current).toMatchObject({ refusal: null, isDone: false });
  expect(notices.map(({ text }) => text)).toEqual(["Please select a product"]);
  expect(keys).toEqual([]);
});

it("leaves a mistake of the program to those who catch it", async () => {
  const { page, notices, press } = openPage();

  await expect(press(failing(new TypeError("x is undefined")))).rejects.toThrow("x is undefined");
  expect(page.current.isBusy).toBe(false);
  expect(notices).toEqual([]);
});
