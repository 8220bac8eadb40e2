import { escapeHtml } from "@mandi/release/public/escape";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";
import { type EmulatorSession, responseModes } from "./emulator-session";
import { noteStyle } from "./note-style";
import { isOneOf, people, personFor } from "./people";

/** A page that the panel leads to. */
export type PanelPage = { readonly title: string; readonly address: string; readonly roles: readonly Role[] };

/** Every page of the areas from source; pages with a parameter only when the examples contain an address for them. */
export function panelPages(
  { areas }: ReleaseDocument,
  addresses: Readonly<Record<string, string>>,
): readonly PanelPage[] {
  return Object.values(areas)
    .filter(({ disabled }) => !disabled)
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, title, roles }) => {
      const address = path.includes(":") ? addresses[path] : path;
      return address === undefined ? [] : { title, address, roles };
    });
}

export type Panel = {
  /** The text that says what is from source. */
  readonly words: string;
  readonly session: EmulatorSession;
  readonly pages: readonly PanelPage[];
};

/** The panel in the corner: the person, how calls are answered, and all pages. Works without the shell. */
export function composePanel({ words, session, pages }: Panel): string {
  const { person, responseMode } = session;
  const seenBy = people.map(({ name }) => ({ text: name, go: `?as=${name}`, isChosen: name === person.name }));
  const answers = responseModes.map((name) => ({
    text: name,
    go: `?answers=${name}`,
    isChosen: name === responseMode,
  }));
  const choose = { text: "choose", go: "", isChosen: true };
  return `<details id="mandi-dev-panel" style="${noteStyle};max-inline-size:calc(100vw - 16px)">
      <summary>${escapeHtml(words)}: ${person.name}, ${responseMode}</summary>
      ${select("Seen by", seenBy, stayHere)}
      ${select("Answers", answers, stayHere)}
      ${select("Page", [choose, ...pages.map((page) => pageOption(page, session))], "location.assign(this.value)")}
    </details>`;
}

/** The current page may have been reached without a load, so its address is read when a choice is made. */
const stayHere =
  "location.assign('/emulator/enter' + this.value + '&to=' + encodeURIComponent(location.pathname + location.search))";

type Option = { readonly text: string; readonly go: string; readonly isChosen: boolean };

function pageOption({ title, address, roles }: PanelPage, { person }: EmulatorSession): Option {
  const other = isOneOf(person, roles) ? undefined : personFor(roles);
  const go = other ? `/emulator/enter?as=${other.name}&to=${encodeURIComponent(address)}` : address;
  return { text: `${title} ${address}${other ? ` (${other.name})` : ""}`, go, isChosen: false };
}

function select(label: string, options: readonly Option[], onChange: string): string {
  const rows = options.map(
    ({ text, go, isChosen }) =>
      `<option value="${escapeHtml(go)}"${isChosen ? " selected" : ""}>${escapeHtml(text)}</option>`,
  );
  const id = `mandi-dev-${label.replace(" ", "-").toLowerCase()}`;
  return `<p style="margin-block:4px"><label for="${id}">${label}</label>
        <select id="${id}" onchange="${onChange}" style="max-inline-size:16em">${rows.join("")}</select></p>`;
}
