import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";
import { choiceOf, previewSet } from "../areas/area-versions";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";
import type { ParsedRelease } from "../release/parse-release";

/**
 * Whether a newer set matters to a tab that is about to enter an area: another shell, another version of that
 * area (or whether it is disabled), other menus, or other addresses. Changes elsewhere can wait until the user
 * goes there: the versions of this tab's own set still fit together, because they were promoted together.
 */
export function concernsTab(newer: ParsedRelease, area: string, role: Role): boolean {
  // No tab moves to a set with a wrong description.
  if (newer.unreadable.size > 0) return false;
  const { document, choices } = previewSet(newer, bucketOfPage());
  const own = liveRelease.getState();
  // Without a named shell, every new set may have another one.
  if (!document.shell || document.shell.version !== own.shell?.version) return true;
  const [next, present] = [choices.get(area), choiceOf(area)].map((choice) => choice?.versions[0]?.version);
  return next !== present || shownOf(document, role) !== shownOf(own, role);
}

/** What the frame shows a role of a set: its menus and addresses. */
function shownOf({ areas }: ReleaseDocument, role: Role): string {
  const isFor = ({ roles }: { readonly roles: readonly Role[] }) => roles.includes(role);
  const shown = Object.entries(areas).map(([area, { title, routes, menu }]) => {
    const addresses = routes.filter(isFor).map(({ path, title: heading, frame }) => [path, heading, frame]);
    return [area, title, addresses, menu.filter(isFor)];
  });
  return JSON.stringify(shown.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)));
}
