import { executionAsyncId } from "node:async_hooks";

it("promises of a test call no hooks", async () => {
  await Promise.resolve();
  const before = executionAsyncId();
  await Promise.resolve();

  expect(executionAsyncId()).toBe(before);
});

describe("the name of the running test", () => {
  const names: (string | undefined)[] = [];
  beforeEach(async () => {
    await Promise.resolve();
    names.push(expect.getState().currentTestName);
  });

  it("is known in its steps before", () => {
    expect(names).toEqual(["the name of the running test is known in its steps before"]);
  });

  it("changes with the next test", async () => {
    await Promise.resolve();
    expect(names.at(-1)).toBe("the name of the running test changes with the next test");
    expect(expect.getState().currentTestName).toBe(names.at(-1));
  });
});
