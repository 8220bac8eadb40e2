import { byId, make, say } from "./dom.js";
import { historyList } from "./history.js";
import { keepToken, run } from "./release-api.js";
import { signInForm } from "./sign-in.js";
import { openStepDialog } from "./step-dialog.js";
import { unitList } from "./units.js";
import { when } from "./words.js";

const everyMs = 15_000;
const main = byId("main");
let person = null;
let drawn = "";
/** What is on the page is older than it could be, and the page says so. */
let isStale = false;
let timer;

function signOut(words = "") {
  keepToken("");
  person = null;
  drawn = "";
  clearInterval(timer);
  byId("person").replaceChildren();
  main.replaceChildren(signInForm(signedIn));
  main.querySelector("input[name=token]").focus();
  say(words);
}

async function signedIn(who) {
  person = who;
  byId("person").replaceChildren(
    make("span", {}, `${who.who}: ${who.areas.join(", ")}`),
    make("button", { type: "button", click: () => signOut("Signed out") }, "Sign out"),
  );
  await look();
  say("");
  main.querySelector("h2")?.focus();
  timer = setInterval(() => document.hidden || document.querySelector("dialog, details[open]") || look(), everyMs);
}

/** Asks what is live and draws it when it is something else than before. What is on the page stays when nobody answers. */
async function look() {
  try {
    const [status, history] = await Promise.all([run("status"), run("history", [], { last: "30" })]);
    if (isStale) say("");
    isStale = false;
    const now = JSON.stringify([status.data, history.data]);
    if (now !== drawn) show(status.data, history.data);
    drawn = now;
  } catch (error) {
    if (error.status === 401) return signOut("This token counts no more. Sign in with another.");
    isStale = true;
    say(`Not up to date: ${error.message}`);
    if (drawn === "") main.replaceChildren(make("p", { class: "fault" }, error.message));
  }
}

function show(status, history) {
  const focused = document.activeElement?.id;
  if (status === null)
    main.replaceChildren(make("p", {}, "Nothing is live yet: publish and promote the shell and the areas first."));
  else main.replaceChildren(head(status), unitList(status.units, person, openStep), historyList(history));
  if (focused) byId(focused)?.focus();
}

function head({ revision, at, who, action, why, expiresAt, expired }) {
  return make(
    "section",
    { class: "head", "aria-labelledby": "head-title" },
    make("h2", { id: "head-title", tabindex: "-1" }, `Revision ${revision}`),
    make("p", {}, `${action}, by ${who}, ${when(at)}`, why && `: “${why}”`),
    expired
      ? make(
          "p",
          { class: "fault" },
          `Not valid any more since ${when(expiresAt)}: nothing can be changed before it is renewed on a machine with the signing key.`,
        )
      : make("p", { class: "quiet" }, expiresAt ? `Valid until ${expiresAt.slice(0, 10)}` : "Valid without end"),
  );
}

async function openStep(status, step) {
  try {
    await openStepDialog(status, step, look);
  } catch (error) {
    say(error.message);
  }
}

signOut();
