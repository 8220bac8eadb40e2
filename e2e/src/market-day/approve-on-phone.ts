import type { Page } from "playwright-core";
import type { Visits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import { rowOf } from "./clerk";

/** Whoever asked opens their request from the page on which they asked. @returns its number */
export async function openApproval(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Open the approval" }).click();
  await page.getByText("You asked for this. Somebody else confirms it.").waitFor();
  return `A${new URL(page.url()).pathname.split("/").at(-1)}`;
}

/** The second person finds the request among the pending ones on a phone and confirms it. */
export async function approveOnPhone(visit: Visits["visit"], number: string, reason: string): Promise<void> {
  const { page } = await visit({ session: await signedIn("secondStaff"), screen: "phone" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk");
  await page.getByRole("button", { name: /^Second person/ }).tap();
  await rowOf(page, number).tap();
  await page.getByText(reason).waitFor();
  const confirm = page.getByRole("button", { name: /^Confirm/ });
  await confirm.tap();
  await page.getByText("Please give a reason").waitFor();
  await page.getByLabel("Reason").fill("Compared with the books");
  await confirm.tap();
  await page.getByText("Confirmed by you.").waitFor();
}
