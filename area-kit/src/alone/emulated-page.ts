import type { IncomingMessage } from "node:http";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { EmulatorFacts } from "./emulator";
import { readEmulatorSession, responseModeCalled } from "./emulator-session";
import { composePanel, panelPages } from "./panel";
import { type EmulatedPerson, personCalled } from "./people";

/**
 * The redirect before a page is shown: a new browser is logged in as the usual person, and `?as=new-seller&answers=slow` in
 * any page's address is applied and removed. Undefined when the page can be shown as requested.
 */
export function entranceOf({ url = "/", headers }: IncomingMessage, usual: EmulatedPerson): string | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const person = personCalled(searchParams.get("as"));
  const responseMode = responseModeCalled(searchParams.get("answers"));
  const isHere = readEmulatorSession(headers.cookie) !== undefined;
  if (isHere && !person && !responseMode) return undefined;
  searchParams.delete("as");
  searchParams.delete("answers");
  const wish = new URLSearchParams({ to: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname });
  if (person || !isHere) wish.set("as", (person ?? usual).name);
  if (responseMode) wish.set("answers", responseMode);
  return `/emulator/enter?${wish}`;
}

type Around = {
  readonly words: string;
  /** The emulator's facts; undefined when it does not answer. */
  readonly facts: EmulatorFacts | undefined;
  readonly document: ReleaseDocument;
};

/** The panel for this browser. @throws without an emulator: the page would have nothing to show */
export function panelOf({ headers }: IncomingMessage, { words, facts, document }: Around): string {
  const session = readEmulatorSession(headers.cookie);
  if (!session || !facts) throw new Error("The emulator does not answer; the terminal says why.");
  return composePanel({ words, session, pages: panelPages(document, facts.addresses) });
}

/** The emulator is part of this command, so its answer needs no check. */
export async function factsOf(url: string): Promise<EmulatorFacts | undefined> {
  const answer = await fetch(`${url}/emulator/facts`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as EmulatorFacts) : undefined;
}
