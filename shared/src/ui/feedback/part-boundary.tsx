import { Component, type ReactNode } from "react";
import { FailedState } from "./state-card";

interface PartBoundaryProps {
  readonly failed: string;
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
