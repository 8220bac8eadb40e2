import { Component, type ReactNode, type RefObject } from "react";

export interface FocusStaysProps {
  /** What is shown; null for nothing. */
  readonly shown: string | null;
  /** What the focus is on its way to: while a field is being left, nothing has it. */
  readonly next: RefObject<Element | null>;
  readonly children: ReactNode;
}

interface Snapshot {
  readonly focused: Element;
  readonly top: number;
}

/**
 * Around a message that comes and goes: what has the focus stays where it is on the screen. Who leaves a field by Tab types on in
 * the next one, and the page scrolls by the line that appeared above it. A page too short to scroll moves.
 */
export class FocusStays extends Component<FocusStaysProps> {
  override getSnapshotBeforeUpdate({ shown }: FocusStaysProps): Snapshot | null {
    const { activeElement, body } = document;
    const focused = activeElement === body ? this.props.next.current : activeElement;
    if (shown === this.props.shown || focused === null) return null;
    return { focused, top: focused.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: FocusStaysProps, _state: unknown, snapshot: Snapshot | null): void {
    if (snapshot === null) return;
    const moved = snapshot.focused.getBoundingClientRect().top - snapshot.top;
    if (moved !== 0) scrollerOf(snapshot.focused)?.scrollBy({ top: moved, behavior: "instant" });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The nearest part of the page that scrolls by itself, such as the body of a dialog; else the page. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement;
}
