/// <reference lib="dom" />
import { findByText, queryByText } from "@testing-library/dom";

describe("the browser-like environment", () => {
  it("keeps cookies with the __Host- prefix, as a browser does on https", () => {
    document.cookie = "__Host-mandi-probe=1; Path=/; Secure; SameSite=Strict";
    expect(document.cookie).toBe("__Host-mandi-probe=1");
  });

  it("gives each test an empty jar and empty storage", () => {
    expect(document.cookie).toBe("");
    expect(window.localStorage).toHaveLength(0);
  });

  it("has what data routers need: Request takes the signal of an AbortController", () => {
    const controller = new AbortController();
    const request = new Request("https://localhost/api/faq", { signal: controller.signal });
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it.each([
    ["window", () => window],
    ["an element", () => document.body],
  ])("unbinds a listener of %s when its signal aborts", (_what, target) => {
    const controller = new AbortController();
    const listener = jest.fn();
    target().addEventListener("probe", listener, { signal: controller.signal });

    target().dispatchEvent(new Event("probe"));
    controller.abort();
    target().dispatchEvent(new Event("probe"));

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("prefers reduced motion, so that no test waits for an animation", () => {
    expect(window.matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    expect(window.matchMedia("(min-width: 1025px)").matches).toBe(false);
  });

  it("runs in a time zone where no user lives", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("America/New_York");
  });

  it("lets a test declare which console error it expects", () => {
    expectConsole(/^console\.error: the price is gone/);
    console.error("the %s is gone", "price");
    expect(true).toBe(true);
  });

  it("names the accessibility rule that an element breaks", async () => {
    document.body.append(document.createElement("input"));
    await expect(expect(document.body).toHaveNoAxeViolations()).rejects.toThrow(
      "label: Form elements must have labels",
    );
  });

  it("shows the page once when what a test waits for does not come", async () => {
    document.body.innerHTML = "<p>Something else</p>";

    const failure = await findByText(document.body, "Awaited", {}, { timeout: 1 }).catch(String);

    expect(failure).toContain("Unable to find an element with the text: Awaited");
    expect(String(failure).split("Something else")).toHaveLength(2);
    expect(queryByText(document.body, "Something else")).not.toBeNull();
  });
});
