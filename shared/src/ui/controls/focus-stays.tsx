import { Component, type ReactNode, type RefObject } from "react";

export interface FocusStaysProps {
  /** The shown message; null for none. */
  readonly shown: string | null;
  /** The element that is about to receive the focus: while a field is being left, nothing has it. */
  readonly next: RefObject<Element | null>;
  readonly children: ReactNode;
}

interface Snapshot {
  readonly focused: Element;
  readonly top: number;
}

/**
 * Around a message that comes and goes: keeps the focused element where it is on the screen. A person who leaves a
 * field by Tab continues typing in the next one, so the page scrolls by the line that appeared above it. A page too
 * short to scroll gets blank space at its end for as long as the message is there; a dialog that does not scroll grows
 * upwards.
 */
export class FocusStays extends Component<FocusStaysProps> {
  /** Height of the space below the page that this message needs. */
  private room = 0;

  override getSnapshotBeforeUpdate({ shown }: FocusStaysProps): Snapshot | null {
    const { activeElement, body } = document;
    const focused = activeElement === body ? this.props.next.current : activeElement;
    if (shown === this.props.shown || focused === null) return null;
    return { focused, top: focused.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: FocusStaysProps, _state: unknown, snapshot: Snapshot | null): void {
    if (snapshot !== null) this.keep(snapshot);
    if (this.props.shown === null) this.addRoom(-this.room);
  }

  override componentWillUnmount(): void {
    this.addRoom(-this.room);
  }

  private keep({ focused, top }: Snapshot): void {
    const movedBy = () => Math.round(focused.getBoundingClientRect().top - top);
    const dialog = focused.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
    const scroller = scrollerOf(focused, dialog);
    scrollBy(scroller, movedBy());
    if (movedBy() === 0) return;
    if (dialog) {
      raise(dialog, movedBy());
      return;
    }
    this.addRoom(Math.max(0, movedBy()));
    scrollBy(scroller, movedBy());
  }

  private addRoom(height: number): void {
    if (height === 0) return;
    const { style } = document.body;
    this.room += height;
    style.paddingBottom = `${Number.parseFloat(style.paddingBottom || "0") + height}px`;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function scrollBy(scroller: Element | null, top: number): void {
  if (top !== 0) scroller?.scrollBy({ top, behavior: "instant" });
}

/**
 * A centred dialog grows in both directions; moving it by half of that keeps the focus in place. It never leaves the
 * screen. A sheet stands on the bottom edge and grows upwards by itself, so it stays there with its buttons.
 */
function raise(dialog: HTMLElement, wanted: number): void {
  const { top, bottom } = dialog.getBoundingClientRect();
  const [, y = "0"] = dialog.style.translate.split(" ");
  const moved = Number.parseFloat(y);
  if (Math.round(bottom - moved) >= window.innerHeight) return;
  const height = Math.max(Math.min(wanted, Math.max(0, top)), Math.min(0, bottom - window.innerHeight));
  dialog.style.translate = `0px ${moved - height}px`;
}

/** The nearest scrolling ancestor, such as the body of a dialog; otherwise the page, but not behind a dialog. */
function scrollerOf(element: Element, dialog: Element | null): Element | null {
  for (let around = element.parentElement; around !== dialog && around !== null; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return dialog ? null : document.scrollingElement;
}
