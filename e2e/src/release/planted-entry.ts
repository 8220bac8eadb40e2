import { createHash } from "node:crypto";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { currentPlace } from "../harness/place";
import { changeRelease } from "./area-faults";

/** In this page, an area's entry contains extra code and the release document its hash. */
export async function plantInEntry(page: Page, area: string, code: string): Promise<void> {
  const { url } = currentPlace();
  const release = (await (await fetch(`${url}/release.json`)).json()) as ReleaseDocument;
  const live = release.areas[area];
  if (!live) throw new Error(`No ${area} area is live`);
  const path = live.base + live.entry;
  const body = `${await (await fetch(url + path)).text()}\n;${code}`;
  const hash = `sha384-${createHash("sha384").update(body).digest("base64")}`;
  await changeRelease(page, area, (known) => ({ ...known, integrity: { ...known.integrity, [known.entry]: hash } }));
  await answerInstead(page, `*${path}*`, ({ answer }) => answer({ body, type: "text/javascript; charset=utf-8" }));
}
