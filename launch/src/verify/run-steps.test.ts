import { type Outcome, runSteps } from "./run-steps";

function step(name: string, script: string) {
  return { name, command: [process.execPath, "-e", script] as const };
}

describe("the runner of checks", () => {
  it("reports which checks failed, with their output, and still runs the others", async () => {
    const told: Outcome[] = [];
    const steps = [step("broken", 'console.log("line 7"); process.exit(3)'), step("sound", "")];

    const outcomes = await runSteps(steps, { atOnce: 1, directory: process.cwd(), onDone: (o) => told.push(o) });

    expect(outcomes.map(({ name, hasPassed }) => [name, hasPassed])).toEqual([
      ["broken", false],
      ["sound", true],
    ]);
    expect(outcomes[0]?.output).toContain("line 7");
    expect(told).toEqual(outcomes);
  });

  it("counts a command that does not exist as failed", async () => {
    const missing = { name: "missing", command: ["./no-such-tool"] as const };

    const [outcome] = await runSteps([missing], { atOnce: 1, directory: process.cwd(), onDone: () => undefined });

    expect(outcome?.hasPassed).toBe(false);
  });
});
