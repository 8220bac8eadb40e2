import type { LucideIcon } from "lucide-react";
import { Content, Portal, Root, Trigger } from "radix-ui/dropdown-menu";
import { Fragment, type RefObject, useCallback, useRef } from "react";
import styles from "./late-menu.module.css";
import { MenuItem, MenuLabel, MenuSeparator } from "./menu";
import menuStyles from "./menu.module.css";
import { pageMain } from "./page-main";
import { useCloseRequest } from "./use-close-request";

export type LateMenuEntry = {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly onSelect: () => void;
};

export type LateMenuListProps = {
  /** The button; it gets the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string | undefined;
  readonly groups: readonly (readonly LateMenuEntry[])[];
  /** Opens on its first entry, like any menu opened by keyboard. */
  readonly isByKeyboard: boolean;
  readonly onClose: () => void;
};

/** The open list of a `LateMenu`. The library's own button is not used: it would have to be there from the start. */
export function LateMenuList({ anchor, label, groups, isByKeyboard, onClose }: LateMenuListProps) {
  const wasLeft = useRef(false);
  useCloseRequest(true, onClose);

  const enter = useCallback(
    (list: HTMLElement | null) => {
      if (!isByKeyboard) return;
      // After the library has moved the focus to the list itself.
      requestAnimationFrame(() => list?.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
    },
    [isByKeyboard],
  );

  return (
    <Root open modal={false} onOpenChange={onClose}>
      <Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </Trigger>
      <Portal container={pageMain()}>
        <Content
          ref={enter}
          className={menuStyles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={anchor.current?.id}
          onInteractOutside={(event) => {
            // A press of the button, which also focuses it, closes the menu anyway; closed here too, it would open
            // again.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
            else wasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wasLeft.current) anchor.current?.focus();
          }}
        >
          {label === undefined ? null : <MenuLabel>{label}</MenuLabel>}
          {groups.map((entries, place) => (
            <Fragment key={entries[0]?.text}>
              {place === 0 ? null : <MenuSeparator />}
              {entries.map(({ icon, text, onSelect }) => (
                <MenuItem key={text} icon={icon} onSelect={onSelect}>
                  {text}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
