import { watchLongTasks } from "./long-tasks";

type Task = Pick<PerformanceEntry, "startTime" | "duration">;

let tell: (tasks: readonly Task[]) => void = () => undefined;
let waiting: readonly Task[] = [];
let isHidden = false;

class TaskObserver {
  static readonly supportedEntryTypes: readonly string[] = ["longtask"];
  constructor(callback: (list: { getEntries: () => readonly Task[] }) => void) {
    tell = (tasks) => callback({ getEntries: () => tasks });
  }
  observe(): void {
    waiting = [];
  }
  takeRecords(): readonly Task[] {
    return waiting;
  }
}

const known = globalThis.PerformanceObserver;
beforeEach(() => {
  Object.assign(globalThis, { PerformanceObserver: TaskObserver });
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => (isHidden ? "hidden" : "visible"));
});
afterEach(() => void Object.assign(globalThis, { PerformanceObserver: known }));

function putAside(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("adds up the blocked time for the version on screen, and reports it when the page is left", () => {
  const told: [string, number][] = [];
  const ownerAt = (time: number) => (time < 100 ? undefined : time < 1000 ? "public" : "seller");
  jest.spyOn(performance, "now").mockReturnValue(3000);
  watchLongTasks(ownerAt, (owner, ms) => told.push([owner, ms]));

  tell([
    { startTime: 10, duration: 900 }, // before anything was on screen
    { startTime: 200, duration: 120 },
    { startTime: 600, duration: 80 },
  ]);
  putAside(false);
  expect(told).toEqual([]);
  waiting = [{ startTime: 2000, duration: 250 }];
  putAside(true);

  expect(told).toEqual([
    ["public", 100],
    ["seller", 200],
  ]);
});

it("reports a page that was never blocked too: otherwise only slow ones would be counted", () => {
  const told: [string, number][] = [];
  watchLongTasks(
    () => "seller",
    (owner, ms) => told.push([owner, ms]),
  );

  putAside(true);

  expect(told).toEqual([["seller", 0]]);
});

it("measures nothing where the browser does not support long tasks", () => {
  Object.assign(globalThis, {
    PerformanceObserver: class extends TaskObserver {
      static override readonly supportedEntryTypes = ["paint"];
    },
  });
  const report = jest.fn();
  watchLongTasks(() => "seller", report);

  putAside(true);

  expect(report).not.toHaveBeenCalled();
});
