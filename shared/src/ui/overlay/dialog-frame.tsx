import { X } from "lucide-react";
import { Close, Content, Description, Portal, Root, Title } from "radix-ui/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { keptFocus } from "../../browser/kept-focus";
import { common } from "../../messages/common";
import { useOpenForm } from "../../query/use-open-form";
import { IconButton } from "../controls/icon-button";
import { classes } from "../foundation/classes";
import styles from "./dialog-frame.module.css";
import { HeldFailureNote } from "./held-failure-note";
import { useCloseRequest } from "./use-close-request";
import { useScrollLock } from "./use-scroll-lock";

const sizes = { default: null, wide: styles.wide, price: styles.price };

export type DialogFrameProps = {
  readonly isOpen: boolean;
  /**
   * Called by Escape, a back gesture, the close button and, unless busy, a press outside the dialog. A failed action never closes it.
   */
  readonly onClose: () => void;
  readonly title: string;
  /** One line under the title: which product, which address. */
  readonly context?: ReactNode;
  readonly size?: keyof typeof sizes;
  /** Buttons, the primary one last. Inside a form give the submit button the form's id. */
  readonly footer?: ReactNode;
  /** While something is being sent the dialog cannot be closed by accident. */
  readonly isBusy?: boolean;
  /** A press outside the dialog does not close it: for forms, where it would lose what was typed. */
  readonly isKeptOnOutsidePress?: boolean;
  /** A question that must be answered: the focus starts on the first of its buttons, the harmless one. */
  readonly isQuestion?: boolean;
  /** The children hold a `Description`, which is read out with the title. */
  readonly isDescribed?: boolean;
  readonly children?: ReactNode;
};

const FIRST_FIELD = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** A dialog; below 768 px a sheet from the bottom. The first field has the focus, else the close button. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, context, size = "default", isBusy = false, isQuestion = false } = props;
  const { isKeptOnOutsidePress = false, isDescribed = false } = props;
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLElement>(null);
  useScrollLock(isOpen);
  useOpenForm(isOpen);

  function handleOpenChange(isNowOpen: boolean): void {
    if (!isNowOpen && !isBusy) onClose();
  }

  useCloseRequest(isOpen, () => handleOpenChange(false));

  const focus = useDialogFocus(() =>
    isQuestion
      ? buttons.current?.querySelector<HTMLElement>("button")
      : body.current?.querySelector<HTMLElement>(FIRST_FIELD),
  );
  return (
    <Root open={isOpen} onOpenChange={handleOpenChange}>
      <Portal>
        <div className={styles.scrim}>
          <Content
            className={classes(styles.dialog, sizes[size])}
            role={isQuestion ? "alertdialog" : "dialog"}
            {...focus}
            onInteractOutside={(event) => {
              if (isKeptOnOutsidePress || isBusy || isToast(event.target)) event.preventDefault();
            }}
            {...(context === undefined && !isDescribed ? { "aria-describedby": undefined } : {})}
          >
            <Parts {...props} body={body} buttons={buttons} />
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

/** Moves the focus to where the dialog begins, and back to where it was. */
function useDialogFocus(findFirst: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      opener.current = document.activeElement;
      const first = findFirst();
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    // Radix returns the focus to its own trigger; here the opener is the element that had it. A refused field keeps it.
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      const focused = document.activeElement;
      if (focused?.matches("[aria-invalid=true]")) return;
      // Another dialog replaced this one: focusing the opener would leave its first field before anything is typed.
      const next = focused?.closest("[role=dialog], [role=alertdialog]");
      if (next && !next.contains(opener.current)) return;
      // The answer led somewhere on the page, which has the focus.
      if (focused && !next && focused !== document.body && !focused.hasAttribute(keptFocus)) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

type PartsProps = Pick<DialogFrameProps, "title" | "context" | "footer" | "isBusy" | "children"> & {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly buttons: RefObject<HTMLElement | null>;
};

/** Head, body and footer. */
function Parts({ title, context, footer, isBusy = false, body, buttons, children }: PartsProps) {
  return (
    <>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <Title className={styles.title}>{title}</Title>
          {context === undefined ? null : <Description className={styles.context}>{context}</Description>}
        </div>
        <Close asChild>
          <IconButton icon={X} label={common.close} disabled={isBusy} className={styles.close} />
        </Close>
      </header>
      {/* Above the fields that scroll, so that it is in sight wherever one is typing. */}
      <HeldFailureNote isInDialog />
      {children === undefined ? null : (
        <div className={styles.body} ref={body}>
          {children}
        </div>
      )}
      {footer === undefined ? null : (
        <footer className={styles.footer} ref={buttons}>
          {footer}
        </footer>
      )}
    </>
  );
}

/** Toasts lie above the dialog; closing one must not close the dialog. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".Toastify, [data-toasts]") !== null;
}
