import { Component, Fragment, type ReactNode } from "react";
import { chunkLost, isChunkError } from "./loading/diagnose";
import { askAgainForLateParts } from "./loading/late-part";
import { LoadFailure } from "./loading/load-failure";
import { failureOfPart } from "./loading/lost-part";
import { reportLoadFailure } from "./report-load";

interface AreaBoundaryProps {
  readonly area: string;
  readonly version: string;
  readonly children: ReactNode;
  /** Called once for each failure. */
  readonly onFailure: (failure: LoadFailure) => void;
  readonly fallback: (failure: LoadFailure, retry: () => void) => ReactNode;
}

interface AreaBoundaryState {
  readonly caught: { readonly error: unknown } | null;
  readonly round: number;
}

/** Contains a page that throws while rendering: header, footer and the other areas stay. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { caught: null, round: 0 };
  private readonly failures = new Map<unknown, LoadFailure>();

  static getDerivedStateFromError(error: unknown): Partial<AreaBoundaryState> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    const failure = this.failureOf(error);
    reportLoadFailure(failure);
    this.props.onFailure(failure);
  }

  /** Retry mounts the page again: the state that threw is gone. */
  private readonly retry = (): void => {
    askAgainForLateParts();
    this.setState(({ round }) => ({ caught: null, round: round + 1 }));
  };

  /** One failure per thrown error, so that the card and the report show the same reference. */
  private failureOf(error: unknown): LoadFailure {
    const { area, version } = this.props;
    const failure = this.failures.get(error) ?? failureOfPart(error) ?? renderFailure(area, version, error);
    this.failures.set(error, failure);
    return failure;
  }

  override render(): ReactNode {
    const { caught, round } = this.state;
    if (caught) return this.props.fallback(this.failureOf(caught.error), this.retry);
    return <Fragment key={round}>{this.props.children}</Fragment>;
  }
}

/** A lazily loaded part throws where it is rendered, but the fault lies in its file. */
function renderFailure(area: string, version: string, error: unknown): LoadFailure {
  if (isChunkError(error)) return new LoadFailure("chunk", area, version, chunkLost, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure("render", area, version, message, { cause: error });
}
