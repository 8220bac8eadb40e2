import { watchLater } from "./watch-later";

const watchPage = jest.fn();
let isLost = true;
jest.mock("./watch-page", () => {
  if (isLost) throw new Error("Loading chunk failed");
  return { watchPage };
});

it("watches the page in the end although its file was lost at first", async () => {
  jest.useFakeTimers();
  watchLater();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(watchPage).not.toHaveBeenCalled();

  isLost = false;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(watchPage).toHaveBeenCalledTimes(1);
});
