import type { MenuIcon } from "@mandi/shared/contract/release/area-manifest";
import { Icon } from "@mandi/shared/ui/media/icon";
import { menuIcons } from "../menus/menu-icons";

export const RailIcon = ({ name }: { readonly name: MenuIcon }) => <Icon of={menuIcons[name]} />;

const entryOf = (target: EventTarget | null) => (target instanceof Element ? target.closest("a") : null);

/**
 * Where the rail shows icons alone, their names appear with the pointer or the focus. Escape hides them until either
 * moves to another entry (WCAG 1.4.13); that press means nothing else on the page.
 *
 * @returns a function that ends it
 */
export function followNames(rail: HTMLElement): () => void {
  function handleKey(event: KeyboardEvent): void {
    const isNamed = rail.querySelector("a:is(:hover, :focus-visible)") !== null && !("quiet" in rail.dataset);
    if (event.key !== "Escape" || !isNamed || window.matchMedia("(min-width: 1400px)").matches) return;
    event.stopPropagation();
    rail.dataset["quiet"] = "";
  }
  function handleMove({ target, relatedTarget }: FocusEvent | PointerEvent): void {
    if (entryOf(target) !== entryOf(relatedTarget)) delete rail.dataset["quiet"];
  }
  document.addEventListener("keydown", handleKey, true);
  rail.addEventListener("focusin", handleMove);
  rail.addEventListener("pointerover", handleMove);
  return () => {
    document.removeEventListener("keydown", handleKey, true);
    rail.removeEventListener("focusin", handleMove);
    rail.removeEventListener("pointerover", handleMove);
  };
}
