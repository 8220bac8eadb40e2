import { TokensAnswer } from "../wire/tokens-answer";
import { make } from "./dom";
import { folded } from "./folded";
import { ask } from "./release-api";
import { when } from "./words";

/** Who may release over this server, fetched when somebody opens it: here they find, at night, whose key is in the wrong hands. */
export function tokenList(): HTMLElement {
  return make(
    "section",
    { "aria-labelledby": "tokens-title" },
    make("h2", { id: "tokens-title" }, "Who may release"),
    folded("People and jobs with a token", async () => {
      const tokens = await ask(TokensAnswer, "token", ["list"]);
      const hint = "Take one back on a machine with the release command: release token revoke, and its number.";
      return [make("ul", { class: "tokens" }, tokens.map(oneToken)), make("p", { class: "quiet" }, hint)];
    }),
  );
}

function oneToken({ id, name, areas, rights, at, until }: TokensAnswer[number]): HTMLElement {
  const may = rights.length === 0 ? "reads only" : `may ${rights.join(", ")}`;
  const end = until === undefined ? "without an end" : `until ${until.slice(0, 10)}`;
  return make(
    "li",
    {},
    make("p", { class: "action" }, name, " ", make("code", {}, id)),
    make("p", {}, `For ${areas.join(", ")}: ${may}`),
    make("p", { class: "quiet" }, `Made ${when(at)}, ${end}`),
  );
}
