import { LineChart as LineSeries } from "echarts/charts";
import { AriaComponent, GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import EChartsReactCore from "echarts-for-react/lib/core";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useMediaQuery } from "../media/use-media-query";
import { useChartTokens } from "./chart-tokens";
import styles from "./line-chart.module.css";
import { lineOption } from "./line-option";
import type { ChartLines, ChartSpan } from "./series";

echarts.use([LineSeries, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer]);

/**
 * The canvas painter empties its element with `innerHTML = ''`, which Trusted Types refuse. A property of that name on
 * the element itself does the same without that sink, so that charts need no policy at all.
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

  /**
   * By default the library first draws an empty chart to find out the final size, and replaces it when that drawing has
   * finished. Setting an option in the meantime finished it within that call, which then continued with a disposed
   * chart. Here the size is already known, so the detour is skipped.
   */
  override async initEchartsInstance(): Promise<echarts.EChartsType> {
    const chart: echarts.EChartsType = echarts.init(this.ele);
    await Promise.resolve();
    // Unmounted in the meantime: do not continue with a disposed chart.
    return chart.isDisposed() ? new Promise(() => undefined) : chart;
  }
}

export type LineChartCanvasProps = ChartLines & {
  readonly chart: RefObject<EChartsReactCore | null>;
  readonly onReady: () => void;
  readonly span: ChartSpan;
  readonly unit: string;
  readonly description: string;
};

/** Whether the element has a size on the page; a chart in a closed tab or a hidden panel waits until it does. */
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

/** The chart that reacts to a pointer. Loaded separately, because the library is larger than any page. */
export function LineChartCanvas(props: LineChartCanvasProps) {
  const { chart, onReady, points, span, unit, previous, other, description } = props;
  const place = useRef<HTMLDivElement>(null);
  const hasPlace = useHasPlace(place);
  const tokens = useChartTokens();
  const isNarrow = useMediaQuery("(max-width: 767px)");
  const option = useMemo(
    () => lineOption({ points, span, unit, previous, other, isNarrow, tokens, description }),
    [points, span, unit, previous, other, isNarrow, tokens, description],
  );
  return (
    <div ref={place} className={styles.canvas}>
      {hasPlace ? (
        <ShieldedChart
          ref={chart}
          echarts={echarts}
          option={option}
          notMerge
          onChartReady={onReady}
          style={{ height: "100%" }}
        />
      ) : null}
    </div>
  );
}
