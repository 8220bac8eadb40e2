import type { LucideIcon } from "lucide-react";
import { Content, Item, Label, Portal, Root, Separator, Trigger } from "radix-ui/dropdown-menu";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link, type To } from "react-router-dom";
import { Icon } from "../media/icon";
import styles from "./menu.module.css";
import { pageMain } from "./page-main";
import { useCloseRequest } from "./use-close-request";

export type MenuProps = {
  /** The button that opens it; it gets the props of a menu button. */
  readonly trigger: ReactElement;
  readonly align?: "start" | "end";
  readonly children: ReactNode;
};

/**
 * A menu of actions and links that opens from a button. Not modal: the modal one locks the page with a style element,
 * which the content policy forbids.
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={pageMain()}>
        <Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

type EntryProps = { readonly icon?: LucideIcon; readonly children: ReactNode };

/** An action in a menu. */
export function MenuItem({ icon, onSelect, children }: EntryProps & { readonly onSelect: () => void }) {
  return (
    <Item className={styles.item} onSelect={onSelect}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Item>
  );
}

/** A link in a menu. */
export function MenuLink({ icon, to, children }: EntryProps & { readonly to: To }) {
  return (
    <Item asChild>
      <Link to={to} className={styles.item}>
        {icon ? <Icon of={icon} /> : null}
        {children}
      </Link>
    </Item>
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}

/** A label above a group of entries. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Label className={styles.label}>{children}</Label>;
}
