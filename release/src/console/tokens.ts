import { TokensAnswer } from "../wire/tokens-answer";
import { make } from "./dom";
import { folded } from "./folded";
import { ask } from "./release-api";
import { when } from "./words";

/** Who may release over this server, fetched when opened: for finding out in an emergency whose token has been stolen. */
export function tokenList(): HTMLElement {
  return make(
    "section",
    { "aria-labelledby": "tokens-title" },
    make("h2", { id: "tokens-title" }, "Who may release"),
    folded("People and jobs with a token", async () => {
      const tokens = await ask(TokensAnswer, "token", ["list"]);
      const hint = "To revoke one, run release token revoke with its number on a machine that has the release command.";
      return [make("ul", { class: "tokens" }, tokens.map(oneToken)), make("p", { class: "quiet" }, hint)];
    }),
  );
}

function oneToken({ id, name, areas, rights, at, until }: TokensAnswer[number]): HTMLElement {
  const may = rights.length === 0 ? "reads only" : `may ${rights.join(", ")}`;
  const end = until === undefined ? "no end date" : `until ${until.slice(0, 10)}`;
  return make(
    "li",
    {},
    make("p", { class: "action" }, name, " ", make("code", {}, id)),
    make("p", {}, `For ${areas.join(", ")}: ${may}`),
    make("p", { class: "quiet" }, `Made ${when(at)}, ${end}`),
  );
}
