import pg from "pg";
import { countRoundTrips } from "./testing/observe-round-trips";
import { observeStatements } from "./testing/observe-statements";

const query: unknown = Reflect.get(pg.Client.prototype, "query");

it.each([
  ["statements", (work: () => Promise<void>) => observeStatements(() => undefined, work)],
  ["round trips", countRoundTrips],
])("observing %s ends when what is observed fails", async (_what, observe) => {
  const failed = observe(async () => {
    expect(Reflect.get(pg.Client.prototype, "query")).not.toBe(query);
    throw new Error("The list failed");
  });

  await expect(failed).rejects.toThrow("The list failed");
  expect(Reflect.get(pg.Client.prototype, "query")).toBe(query);
});
