import { jobTable } from "./jobs";

const nothingKept = { keep: async () => undefined, look: async () => null, forgetOld: async () => undefined };

describe("a command that a web server ran for somebody", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const order = (key: string) => ({
    who: "asha",
    key,
    isKept: false,
    run: async () => ({ text: `${key} is done`, data: null }),
  });

  it("can be queried for an hour after its end, and no longer", async () => {
    const jobs = jobTable(nothingKept);
    const id = jobs.start(order("status"));
    expect(await jobs.look("asha", id, 1_000)).toMatchObject({ state: "done", text: "status is done" });
    expect(await jobs.look("ravi", id, 1_000)).toBeNull();

    jest.advanceTimersByTime(59 * 60_000);
    jobs.start(order("versions"));
    expect(await jobs.look("asha", id, 1_000)).toMatchObject({ state: "done" });

    jest.advanceTimersByTime(2 * 60_000);
    jobs.start(order("history"));
    expect(await jobs.look("asha", id, 1_000)).toBeNull();
  });
});
