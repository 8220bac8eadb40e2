import { behindGateClass, whenShown } from "./first-content";

describe("work that would hold up the first content", () => {
  it("begins at once where no gate is before the page", async () => {
    await expect(whenShown()).resolves.toBeUndefined();
  });

  it("waits while the gate is shut, and begins after the page was shown", async () => {
    const app = document.createElement("div");
    app.className = behindGateClass;
    document.body.append(app);
    const steps: string[] = [];
    const begun = whenShown().then(() => steps.push("begun"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(steps).toEqual([]);

    app.classList.remove(behindGateClass);
    steps.push("shown");
    await begun;
    expect(steps).toEqual(["shown", "begun"]);
    app.remove();
  });
});
