import { Component, createRef, type ReactNode } from "react";
import { FailedState } from "./state-card";

interface PartBoundaryProps {
  readonly failed: string;
  /** A press asked for it: the failure takes the focus, and gives it back when tried again. */
  readonly isAsked?: boolean | undefined;
  /** Whether the error is that the code failed to load; any other goes on to the boundary of the page. */
  readonly isLost: (error: unknown) => boolean;
  /** Requests the part again, before it is rendered again. */
  readonly onRetry: () => void;
  readonly draw: () => ReactNode;
}

interface Caught {
  readonly error: unknown;
}

/** When the code of a part does not load, only the part fails and offers to try again: the page works without it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };
  private readonly card = createRef<HTMLDivElement>();
  private before: Element | null = null;

  static getDerivedStateFromError(error: unknown): { readonly caught: Caught } {
    return { caught: { error } };
  }

  override componentDidMount(): void {
    this.show();
  }

  override componentDidUpdate(): void {
    this.show();
  }

  /** On a phone the failure may be behind the bar with the button that was pressed. */
  private show(): void {
    if (!this.props.isAsked || this.before !== null || this.card.current === null) return;
    this.before = document.activeElement;
    this.card.current.focus();
  }

  private readonly handleRetry = (): void => {
    if (this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
    this.before = null;
    this.props.onRetry();
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.draw();
    if (!this.props.isLost(caught.error)) throw caught.error;
    const { isAsked, failed } = this.props;
    return (
      <div ref={this.card} {...(isAsked && { tabIndex: -1, role: "group", "aria-label": failed })}>
        <FailedState title={failed} onRetry={this.handleRetry} isFocused={isAsked} />
      </div>
    );
  }
}
