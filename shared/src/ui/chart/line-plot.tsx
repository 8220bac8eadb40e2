import type EChartsReactCore from "echarts-for-react/lib/core";
import { lazy, Suspense, useRef, useState } from "react";
import { formatRupees } from "../../format/rupees";
import { ChartBoundary } from "./chart-boundary";
import styles from "./line-chart.module.css";
import type { LineChartCanvasProps } from "./line-chart-canvas";
import { LineDrawing } from "./line-drawing";
import { otherText, pointName } from "./series";
import { useChartKeys } from "./use-chart-keys";

const Canvas = lazy(async () => {
  const { LineChartCanvas } = await import("./line-chart-canvas");
  return { default: LineChartCanvas };
});

export type LinePlotProps = Omit<LineChartCanvasProps, "chart" | "onReady"> & {
  readonly label: string;
  readonly onTable: () => void;
};

function spoken(price: string, when: string, other: string): string {
  return [when, price.trim(), other].filter((part) => part !== "").join(", ");
}

/**
 * A line that can be explored by pointer and by keys. It is a drawing until it is touched: the library that reacts to a
 * pointer is larger than any page, and most people only look.
 */
export function LinePlot({ label, onTable, ...line }: LinePlotProps) {
  const { points, span, unit, previous, other } = line;
  const chart = useRef<EChartsReactCore>(null);
  const [isTouched, setIsTouched] = useState(false);
  const keys = useChartKeys(chart, points.length);
  const point = points[keys.place];
  const drawing = <LineDrawing points={points} span={span} previous={previous} other={other} />;
  const touch = (): void => setIsTouched(true);
  return (
    // To assistive technology a slider is one of many values in a row; its value is the text of the tooltip.
    <div
      className={styles.canvas}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={keys.place + 1}
      aria-valuetext={
        point && spoken(`${formatRupees(point.value)} ${unit}`, pointName(point, span), otherText(other, keys.place))
      }
      {...keys.handlers}
      onFocus={touch}
      onPointerEnter={touch}
      onPointerDown={(event) => {
        touch();
        keys.handlePointerDown(event);
      }}
    >
      {isTouched ? (
        <ChartBoundary drawing={drawing} onTable={onTable}>
          <Suspense fallback={drawing}>
            <Canvas {...line} chart={chart} onReady={keys.handleReady} />
          </Suspense>
        </ChartBoundary>
      ) : (
        drawing
      )}
    </div>
  );
}
