import { Component, type ReactNode } from "react";
import { Button } from "../controls/button";
import styles from "./line-chart.module.css";

type Props = { readonly drawing: ReactNode; readonly onTable: () => void; readonly children: ReactNode };

/**
 * A chart that does not load must not take the page with it: the drawing stays, and the figures are available as a
 * table.
 */
export class ChartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        {this.props.drawing}
        <div className={styles.failed}>
          <p>The chart did not load. The figures are here as a table.</p>
          <Button onClick={this.props.onTable}>Show the table</Button>
        </div>
      </>
    );
  }
}
