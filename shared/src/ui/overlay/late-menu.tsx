import { type ComponentType, type MouseEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { notify } from "../../browser/notify";
import { common } from "../../messages/common";
import styles from "./late-menu.module.css";
import type { LateMenuEntry, LateMenuListProps } from "./late-menu-list";

/** The props that turn a button into a menu button; spread them over `Button` or `IconButton`. */
export type MenuButtonWiring = {
  readonly id: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

export type LateMenuProps = {
  readonly button: (wiring: MenuButtonWiring) => ReactNode;
  /** A label above the entries. */
  readonly label?: string;
  /** Entries, with a line between the groups. */
  readonly groups: readonly (readonly LateMenuEntry[])[];
};

const load = () => import(/* webpackChunkName: "menu" */ "./late-menu-list");

/**
 * Like `Menu`, for pages that many open and whose menu few use: the code that draws and places a menu is as large as
 * such a page. It loads when the button is first approached; until then a page with many menus only has their buttons.
 */
export function LateMenu({ button, label, groups }: LateMenuProps) {
  const [List, setList] = useState<ComponentType<LateMenuListProps> | null>(null);
  const [opened, setOpened] = useState<"no" | "by pointer" | "by keyboard">("no");
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();

  function handleReach(): void {
    load().catch(() => undefined);
  }

  async function handlePress(event: MouseEvent): Promise<void> {
    if (opened !== "no") {
      setOpened("no");
      return;
    }
    // A press of Enter or Space is a click with a count of 0.
    setOpened(event.detail === 0 ? "by keyboard" : "by pointer");
    try {
      const { LateMenuList } = await load();
      setList(() => LateMenuList);
    } catch {
      setOpened("no");
      notify.error(common.failedTitle);
    }
  }

  return (
    <span className={styles.place}>
      {button({
        id,
        ref: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": opened !== "no",
        onClick: handlePress,
        onPointerEnter: handleReach,
        onFocus: handleReach,
      })}
      {opened !== "no" && List ? (
        <List
          anchor={anchor}
          label={label}
          groups={groups}
          isByKeyboard={opened === "by keyboard"}
          onClose={() => setOpened("no")}
        />
      ) : null}
    </span>
  );
}
