import { HttpFailure } from "@mandi/shared/http";
import { act, renderHook } from "@testing-library/react";
import { listenToNotices } from "../testing/notices";
import { type SubmitOptions, useSubmit } from "./use-submit";

const saved = async () => ({ message: "Saved" });
const failing = (failure: Error) => () => Promise.reject(failure);
const refused = (status: number, code = "") => new HttpFailure("status", "Not so", { status, code });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form, and the keys that it has sent, in order. */
function openForm(options: SubmitOptions = {}) {
  const notices = listenToNotices();
  const keys: string[] = [];
  const { result, unmount } = renderHook(() => useSubmit(options));
  const submit = (send: () => Promise<{ message: string }>, body?: object) =>
    result.current.submit((keyFor) => {
      keys.push(keyFor(body));
      return send();
    });
  const press = (send: typeof saved, body?: object) => act(() => submit(send, body));
  return { form: result, notices, keys, submit, press, unmount };
}

const waitMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it("shows the server's message in a toast, and a refusal also in the form until the next answer (R-392, R-393)", async () => {
  const { form, notices, submit, press } = openForm({ cooldownMs: 0 });

  expect(await press(failing(refused(422)))).toMatchObject({ kind: "refused", failure: { status: 422 } });
  expect(form.current).toMatchObject({ refusal: "Not so", isDone: false, isBusy: false });

  let answer: (sent: { message: string }) => void = () => undefined;
  let second: Promise<unknown> = Promise.resolve();
  await act(async () => {
    second = submit(() => new Promise((resolve) => (answer = resolve)));
  });
  expect(form.current).toMatchObject({ refusal: "Not so", isBusy: true });
  await act(async () => answer({ message: "Saved" }));

  expect(await second).toEqual({ kind: "done", answer: { message: "Saved" } });
  expect(form.current).toMatchObject({ refusal: null, isDone: true, isBusy: false });
  expect(notices.map(({ tone, text }) => [tone, text])).toEqual([
    ["error", "Not so"],
    ["success", "Saved"],
  ]);
});

it("shows no toasts when the form shows its own messages", async () => {
  const { form, notices, press } = openForm({ isQuiet: true, cooldownMs: 0, refusalOf: () => "It was not sent" });
  await press(failing(refused(503)));
  expect(form.current.refusal).toBe("It was not sent");
  await press(saved);
  expect(notices).toEqual([]);
});

it("is silent about a submit whose session has ended in the meantime, and repeats it with the same key after the login", async () => {
  const { form, notices, keys, press } = openForm({ cooldownMs: 0 });
  await press(failing(new HttpFailure("aborted", "Request aborted")));
  expect(form.current).toMatchObject({ refusal: null, isDone: false, isBusy: false });
  expect(notices).toEqual([]);

  await press(saved);
  expect(new Set(keys).size).toBe(1);
});

it("ignores a press while a submit is under way", async () => {
  const { form, keys, submit } = openForm({ cooldownMs: 0 });
  let finish: (answer: { message: string }) => void = () => undefined;
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = submit(() => new Promise((resolve) => (finish = resolve)));
  });
  expect(form.current.isBusy).toBe(true);

  expect(await submit(saved)).toEqual({ kind: "blocked" });
  await act(async () => finish({ message: "Saved" }));

  expect(await first).toMatchObject({ kind: "done" });
  expect(form.current.isBusy).toBe(false);
  expect(keys).toHaveLength(1);
});

it("ignores a second press for two seconds, but accepts the answer to a server's question at once (R-256)", async () => {
  const { form, keys, press } = openForm();
  await press(failing(refused(422)));
  expect(form.current.isBlocked).toBe(true);
  expect(await press(saved)).toEqual({ kind: "blocked" });

  await act(() => form.current.submit(failing(refused(422, "price_unconfirmed")), { isAnswer: true }));
  expect(form.current.refusal).toBe("Not so");
  await waitMs(2000);
  expect(form.current.isBlocked).toBe(false);
  expect(await press(saved)).toMatchObject({ kind: "done" });
  expect(keys).toHaveLength(2);
});

it("stays closed after its success, unless it is meant to be used more than once", async () => {
  const once = openForm();
  await once.press(saved);
  await waitMs(2000);
  expect(once.form.current).toMatchObject({ isOver: true, isBlocked: true });
  expect(await once.press(saved)).toEqual({ kind: "blocked" });

  const lasting = openForm({ isRepeatable: true });
  await lasting.press(saved);
  await waitMs(2000);
  expect(lasting.form.current).toMatchObject({ isDone: true, isOver: false, isBlocked: false });
  expect(await lasting.press(saved)).toMatchObject({ kind: "done" });
});

it.each([
  ["the answer was lost", new HttpFailure("network", "Network Error")],
  ["the server broke", refused(500)],
  ["the session ended", refused(401)],
  ["the same request is still at work", refused(409, "in_flight")],
])("means the same intention, with the same key, when %s", async (_what, failure) => {
  const { keys, press } = openForm({ cooldownMs: 0 });
  await press(failing(failure));
  await press(saved);

  expect(keys[1]).toBe(keys[0]);
});

it.each([
  ["a success", saved],
  ["a refusal", failing(refused(422))],
])("means a new intention, with another key, after %s", async (_what, before) => {
  const { keys, press } = openForm({ cooldownMs: 0, isRepeatable: true });
  await press(before);
  await press(saved);

  expect(keys[1]).not.toBe(keys[0]);
});

it.each([
  ["is another intention in any form", {}, false],
  ["is the same intention where money moves", { isMoney: true }, true],
])("an edit after a lost answer %s", async (_what, options, isSame) => {
  const { keys, press } = openForm({ cooldownMs: 0, ...options });
  await press(failing(new HttpFailure("network", "Network Error")), { amount: 100 });
  await press(saved, { amount: 90 });

  expect(keys[1] === keys[0]).toBe(isSame);
});

it("refreshes and closes 1.5 s after its success, and only refreshes when the person leaves before (R-405)", async () => {
  const seen: string[] = [];
  const options = { onRefresh: () => seen.push("refresh"), onLeave: () => seen.push("leave") };
  const stayed = openForm(options);
  await stayed.press(saved);
  await waitMs(1499);
  expect(seen).toEqual([]);
  await waitMs(1);
  stayed.unmount();
  expect(seen.splice(0)).toEqual(["refresh", "leave"]);

  const left = openForm(options);
  await left.press(saved);
  left.unmount();
  await waitMs(1500);
  expect(seen).toEqual(["refresh"]);
});

it("says what is missing before anything is sent, until that is changed (R-306)", () => {
  const { form, notices, keys } = openForm();

  act(() => form.current.refuse("Please select a product"));
  expect(form.current.refusal).toBe("Please select a product");
  act(() => form.current.endRefusal());

  expect(form.current).toMatchObject({ refusal: null, isDone: false });
  expect(notices.map(({ text }) => text)).toEqual(["Please select a product"]);
  expect(keys).toEqual([]);
});

it("leaves programming errors to the error handler", async () => {
  const { form, notices, press } = openForm();

  await expect(press(failing(new TypeError("x is undefined")))).rejects.toThrow("x is undefined");
  expect(form.current.isBusy).toBe(false);
  expect(notices).toEqual([]);
});
