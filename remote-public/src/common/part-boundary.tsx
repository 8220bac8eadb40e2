import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { Component, type ReactNode } from "react";

interface PartBoundaryProps {
  readonly failedTitle: string;
  /** Brings the part again, before it is shown again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part of a page whose code does not load fails alone and shows Retry: the page works without it. */
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
    if (!this.state.hasFailed) return this.props.children;
    return <FailedState title={this.props.failedTitle} onRetry={this.handleRetry} />;
  }
}
