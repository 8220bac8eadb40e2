import type { Page } from "playwright-core";
import { isEmpty } from "../harness/empty-page";
import { enterAddress } from "../harness/enter-address";

/** Opens an address: in a new document after an empty one, otherwise by the router in the one that is there. */
export async function openAddress(page: Page, address: string): Promise<void> {
  if (isEmpty(page)) await page.goto(address);
  else await enterAddress(page, address);
}
