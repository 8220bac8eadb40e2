import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { Page } from "playwright-core";
import { answerInstead } from "./answers";

/** What a page reports of its areas from now on, in order. @param isSent whether the product hears of it too */
export async function areaReports(page: Page, isSent = true): Promise<readonly AreaReport[]> {
  const reports: AreaReport[] = [];
  // Only a request that is stopped shows what a beacon says.
  await answerInstead(page, "*/api/area-report", ({ body, passOn, answer }) => {
    reports.push(JSON.parse(body) as AreaReport);
    return isSent ? passOn() : answer({ status: 204 });
  });
  return reports;
}

/** Those of failures. */
export function failuresIn(reports: readonly AreaReport[]): readonly AreaReport[] {
  return reports.filter(({ outcome }) => outcome === "failed");
}
