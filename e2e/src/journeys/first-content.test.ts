import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { reportFile } from "../harness/place";

declare global {
  interface Window {
    shownAt: number | undefined;
  }
}

/** Reported, not judged: a test that fails because the machine was busy teaches nobody anything. */
journey("the time from the handshake's answer to the home page's content is reported", async ({ page, visit }) => {
  const timesMs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const opened = run === 0 ? { page } : await visit();
    timesMs.push(await timeToContent(opened.page));
  }
  const sorted = [...timesMs].sort((one, other) => one - other);
  const report = { what: "handshake answer to first content, ms, cold profile", timesMs, medianMs: sorted[2] };
  writeFileSync(reportFile("first-content.json"), `${JSON.stringify(report, null, 2)}\n`);
  expect(Math.min(...timesMs)).toBeGreaterThanOrEqual(0);
});

async function timeToContent(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector("main h1");
      if (heading?.checkVisibility({ visibilityProperty: true })) window.shownAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  await page.waitForFunction(() => window.shownAt !== undefined);
  return page.evaluate(() => {
    const [handshake] = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith("/api/handshake"));
    return Math.round((window.shownAt ?? 0) - (handshake?.responseEnd ?? 0));
  });
}
