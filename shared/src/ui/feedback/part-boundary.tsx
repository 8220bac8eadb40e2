import { Component, type ReactNode } from "react";
import { FailedState } from "./state-card";

interface PartBoundaryProps {
  readonly failed: string;
  /** Brings the part again, before it is drawn again. */
  readonly onRetry: () => void;
  readonly draw: () => ReactNode;
}

/** A part of a page whose code does not load fails alone and offers to try again: the page works without it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  private readonly handleRetry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.draw();
    return <FailedState title={this.props.failed} onRetry={this.handleRetry} />;
  }
}
