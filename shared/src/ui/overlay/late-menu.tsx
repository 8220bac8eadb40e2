import { type ComponentType, type MouseEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { notify } from "../../browser/notify";
import { common } from "../../messages/common";
import styles from "./late-menu.module.css";
import type { LateMenuEntry, LateMenuListProps } from "./late-menu-list";

/** What makes a button the button of a menu; spread it over `Button` or `IconButton`. */
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
  /** Words over the entries. */
  readonly label?: string;
  /** Entries, with a line between the groups. */
  readonly groups: readonly (readonly LateMenuEntry[])[];
};

const load = () => import(/* webpackChunkName: "menu" */ "./late-menu-list");

/**
 * As `Menu`, for pages that many open and few use the menu of: what draws and places a menu is as heavy as such a page. It
 * comes when somebody reaches for the button, and a page of many menus holds but their buttons.
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
    // A press of Enter or Space is a click without a count.
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
