import { Component, type ReactNode } from "react";
import { FailedState } from "./state-card";

interface PartBoundaryProps {
  readonly failed: string;
  /** Whether it is the code that did not come; any other error goes on to the boundary of the page. */
  readonly isLost: (error: unknown) => boolean;
  /** Brings the part again, before it is drawn again. */
  readonly onRetry: () => void;
  readonly draw: () => ReactNode;
}

interface Caught {
  readonly error: unknown;
}

/** A part of a page whose code does not load fails alone and offers to try again: the page works without it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { readonly caught: Caught } {
    return { caught: { error } };
  }

  private readonly handleRetry = (): void => {
    this.props.onRetry();
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.draw();
    if (!this.props.isLost(caught.error)) throw caught.error;
    return <FailedState title={this.props.failed} onRetry={this.handleRetry} />;
  }
}
