import { make } from "./dom";
import { messageOf } from "./words";

/** Details that are fetched when they are first opened and, if that fails, again at the next opening. */
export function folded(
  title: string,
  fetchMore: () => Promise<readonly HTMLElement[]>,
  ...before: readonly HTMLElement[]
): HTMLElement {
  const more = make("div");
  let isAsked = false;
  const load = async () => {
    if (!details.open || isAsked) return;
    isAsked = true;
    more.replaceChildren(make("p", { class: "quiet" }, "Looking …"));
    try {
      more.replaceChildren(...(await fetchMore()));
    } catch (error) {
      isAsked = false;
      more.replaceChildren(make("p", { class: "quiet" }, messageOf(error)));
    }
  };
  const details = make("details", { toggle: () => void load() }, make("summary", {}, title), before, more);
  return details;
}
