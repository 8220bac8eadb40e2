import type { CDPSession, Page } from "playwright-core";
import { type Asked, askedOf, type Paused } from "./asked";

/** Which requests: their whole address, in which `*` stands for anything; only documents if it says so. */
interface Where {
  readonly url: string;
  readonly isDocument?: boolean;
}

type Act = (asked: Asked) => Promise<unknown>;

interface Rule {
  readonly pattern: { readonly urlPattern: string; readonly resourceType?: "Document" };
  readonly meets: (paused: Paused) => boolean;
  readonly act: Act;
}

/** What is answered in a page instead of by the product; the newest rule first. */
interface Answers {
  readonly browser: CDPSession;
  readonly rules: Set<Rule>;
  readonly pending: Set<Promise<void>>;
}

const answersOf = new WeakMap<Page, Promise<Answers>>();

/**
 * Lets `act` answer requests of a page instead of the product. What a later rule passes on comes to an earlier one.
 *
 * Not `page.route`: it stops every request and switches off the browser's cache, so that each load compiles all code again and
 * costs twice the processor time (`docs/decisions/0266-answers-in-place-of-the-product.md`).
 *
 * @returns how to end it
 */
export async function answerInstead(page: Page, where: string | Where, act: Act): Promise<() => Promise<void>> {
  const answers = await follow(page);
  const { url, isDocument = false } = typeof where === "string" ? { url: where } : where;
  const address = new RegExp(`^${url.split("*").map(literally).join(".*")}$`);
  const rule: Rule = {
    pattern: { urlPattern: url, ...(isDocument && { resourceType: "Document" }) },
    meets: ({ request, resourceType }) => address.test(request.url) && (!isDocument || resourceType === "Document"),
    act,
  };
  answers.rules.add(rule);
  if (/\/(?:areas|shell)\//.test(url)) await forgetFiles(answers);
  await announce(answers);
  return async () => {
    answers.rules.delete(rule);
    await announce(answers);
  };
}

/** Ends all rules of a page. @param held whether answers that are still awaited come first */
export async function answerNothing(page: Page, held: "wait" | "drop" = "wait"): Promise<void> {
  const answers = await answersOf.get(page);
  if (!answers) return;
  answers.rules.clear();
  if (held === "wait") await Promise.all(answers.pending);
  answers.pending.clear();
  await announce(answers);
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);
}

function follow(page: Page): Promise<Answers> {
  const known = answersOf.get(page) ?? begin(page);
  answersOf.set(page, known);
  return known;
}

async function begin(page: Page): Promise<Answers> {
  const browser = await page.context().newCDPSession(page);
  const answers: Answers = { browser, rules: new Set(), pending: new Set() };
  browser.on("Fetch.requestPaused", (paused) => {
    const ended = meet(page, answers, paused).finally(() => answers.pending.delete(ended));
    answers.pending.add(ended);
  });
  return answers;
}

async function announce({ browser, rules }: Answers): Promise<void> {
  const patterns = [...rules].map(({ pattern }) => pattern);
  if (patterns.length === 0) await browser.send("Fetch.disable");
  else await browser.send("Fetch.enable", { patterns });
}

/**
 * Switching the cache off and on removes what the page has in memory, so that it is asked for; the cache on disk stays. The
 * next load compiles its code again.
 */
async function forgetFiles({ browser }: Answers): Promise<void> {
  for (const cacheDisabled of [true, false]) await browser.send("Network.setCacheDisabled", { cacheDisabled });
}

/** The newest rule that meets a request answers it, or passes it on. */
async function meet(page: Page, { browser, rules }: Answers, paused: Paused): Promise<void> {
  const left = [...rules].reverse().filter((rule) => rule.meets(paused));
  const passOn = async (): Promise<void> => {
    const rule = left.shift();
    if (rule) await rule.act(askedOf(page, browser, paused, passOn));
    else await browser.send("Fetch.continueRequest", { requestId: paused.requestId });
  };
  try {
    await passOn();
  } catch (error) {
    // The page may have been closed or left, so that no answer is awaited.
    const isLeft = page.isClosed() || /Invalid InterceptionId|has been closed|disposed|not enabled/.test(String(error));
    if (!isLeft) throw error;
  }
}
