import { LineChart as LineSeries } from "echarts/charts";
import { AriaComponent, GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import EChartsReactCore from "echarts-for-react/lib/core";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { formatRupees } from "../../format/rupees";
import { useMediaQuery } from "../media/use-media-query";
import { useChartTokens } from "./chart-tokens";
import styles from "./line-chart.module.css";
import { lineOption } from "./line-option";
import { type ChartPoint, type ChartSpan, pointName } from "./series";
import { useChartKeys } from "./use-chart-keys";

echarts.use([LineSeries, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer]);

/**
 * The canvas painter empties its element with `innerHTML = ''`, which Trusted Types refuse. An own property on the element
 * does the same without that sink, so that charts need no policy at all.
 */
function shieldInnerHtml(element: HTMLElement): void {
  Object.defineProperty(element, "innerHTML", {
    configurable: true,
    get: () => "",
    set: () => element.replaceChildren(),
  });
}

class ShieldedChart extends EChartsReactCore {
  override componentDidMount(): void {
    shieldInnerHtml(this.ele);
    super.componentDidMount();
  }
}

export type LineChartCanvasProps = {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly span: ChartSpan;
  readonly unit: string;
  readonly previous: number | null;
  readonly description: string;
};

/** Whether the element has a place on the page; a chart in a closed tab or a hidden panel waits for its place. */
function useHasPlace(place: RefObject<HTMLElement | null>): boolean {
  const [hasPlace, setHasPlace] = useState(false);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = (): void => setHasPlace(element.clientWidth > 0 && element.clientHeight > 0);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place]);

  return hasPlace;
}

/** The drawn chart. Loaded on its own, because the library is larger than any page. */
export function LineChartCanvas({ label, points, span, unit, previous, description }: LineChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ShieldedChart>(null);
  const hasPlace = useHasPlace(place);
  const keys = useChartKeys(chart, points.length);
  const point = points[keys.place];
  const tokens = useChartTokens();
  const isNarrow = useMediaQuery("(max-width: 767px)");
  const option = useMemo(
    () => lineOption({ points, span, unit, previous, isNarrow, tokens, description }),
    [points, span, unit, previous, isNarrow, tokens, description],
  );
  return (
    // A slider is what assistive technology knows for one of many values in a row; the value is what the tooltip says.
    <div
      ref={place}
      className={styles.canvas}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={keys.place + 1}
      aria-valuetext={point && `${pointName(point, span)}, ${formatRupees(point.value)} ${unit}`.trim()}
      {...keys.handlers}
    >
      {hasPlace ? (
        <ShieldedChart ref={chart} echarts={echarts} option={option} notMerge style={{ height: "100%" }} />
      ) : null}
    </div>
  );
}
