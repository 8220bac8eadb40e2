import { HistoryAnswer } from "../wire/history-answer";
import { type Identity, mayDoEverything } from "../wire/identity";
import { type LiveStatus, StatusAnswer, type UnitStatus } from "../wire/status-answer";
import { byId, make, say } from "./dom";
import { historyList } from "./history";
import { ask, keepToken, Refusal } from "./release-api";
import { signInForm } from "./sign-in";
import { openStepDialog } from "./step-dialog";
import type { Step } from "./steps";
import { tokenList } from "./tokens";
import { unitList } from "./units";
import { messageOf, when } from "./words";

const everyMs = 15_000;
const main = byId("main");
let drawn = "";
/** The page's data are out of date, and the page says so. */
let isStale = false;
let timer: ReturnType<typeof setInterval> | undefined;

function signOut(words: string): void {
  keepToken("");
  drawn = "";
  clearInterval(timer);
  byId("person").replaceChildren();
  const { form, focus } = signInForm(signedIn);
  main.replaceChildren(form);
  focus();
  say(words);
}

async function signedIn(person: Identity): Promise<void> {
  byId("person").replaceChildren(
    make("span", {}, `${person.who}: ${person.areas.join(", ")}`),
    make("button", { type: "button", click: () => signOut("Signed out") }, "Sign out"),
  );
  await refresh(person);
  say("");
  main.querySelector("h2")?.focus();
  const isBusy = () => document.hidden || document.querySelector("dialog, details[open]") !== null;
  timer = setInterval(() => void (isBusy() || refresh(person)), everyMs);
}

/** Fetches what is live and redraws it when it has changed. When the server does not answer, the page stays as it is. */
async function refresh(person: Identity): Promise<void> {
  try {
    const [status, history] = await Promise.all([
      ask(StatusAnswer, "status"),
      ask(HistoryAnswer, "history", [], { last: "30" }),
    ]);
    if (isStale) say("");
    isStale = false;
    const now = JSON.stringify([status, history]);
    if (now !== drawn) show(status, history, person);
    drawn = now;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401)
      return signOut("This token is no longer valid. Sign in with another one.");
    isStale = true;
    say(`Not up to date: ${messageOf(error)}`);
    if (drawn === "") main.replaceChildren(make("p", { class: "fault" }, messageOf(error)));
  }
}

function show(status: StatusAnswer, history: HistoryAnswer, person: Identity): void {
  const focused = document.activeElement?.id;
  const openStep = (unit: UnitStatus, step: Step) =>
    void openStepDialog(unit, step, () => refresh(person)).catch((error) => say(messageOf(error)));
  if (status === null)
    main.replaceChildren(make("p", {}, "Nothing is live yet: publish and promote the shell and the areas first."));
  else {
    main.replaceChildren(head(status), unitList(status.units, person, openStep), historyList(history));
    // Only people who may make tokens see the list of them.
    if (mayDoEverything(person)) main.append(tokenList());
  }
  if (focused) document.getElementById(focused)?.focus();
}

function head(status: LiveStatus): HTMLElement {
  const { revision, at, who, action, why } = status;
  return make(
    "section",
    { class: "head", "aria-labelledby": "head-title" },
    make("h2", { id: "head-title", tabindex: -1 }, `Revision ${revision}`),
    make("p", {}, `${action}, by ${who}, ${when(at)}`, why !== "" && `: “${why}”`),
    validity(status),
  );
}

function validity({ expiresAt, expired }: LiveStatus): HTMLElement {
  if (expiresAt === null) return make("p", { class: "quiet" }, "Valid with no end date");
  if (!expired) return make("p", { class: "quiet" }, `Valid until ${expiresAt.slice(0, 10)}`);
  const words = `No longer valid since ${when(expiresAt)}: nothing can be changed until it is renewed on a machine that has the signing key.`;
  return make("p", { class: "fault" }, words);
}

signOut("");
