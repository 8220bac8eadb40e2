import { compare } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { GitCompareArrows, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import styles from "./compare.module.css";
import { comparedAtMost } from "./compared-ids";
import type { Choice } from "./use-choice";

interface CompareToolsProps {
  readonly choice: Choice;
}

/** Opens the comparison, once two offers are chosen. */
export function CompareTools({ choice }: CompareToolsProps) {
  const { chosen, isChoosing, isWide, isPhone } = choice;
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<boolean | null>(null);
  // The pressed button is gone: the one that undoes it takes its place.
  useLayoutEffect(() => {
    if (wanted.current !== isChoosing) return;
    wanted.current = null;
    place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isChoosing]);

  function start(): void {
    wanted.current = true;
    choice.start();
  }

  function stop(): void {
    wanted.current = false;
    choice.stop();
  }

  if (!isChoosing) {
    return (
      <div ref={place}>
        {isPhone ? (
          <IconButton icon={GitCompareArrows} label={compare.start} hasEdge onClick={start} />
        ) : (
          <Button icon={GitCompareArrows} onClick={start}>
            {compare.start}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div ref={place} className={styles.tools}>
      <p className={styles.hint} role="status">
        {chosen.length === comparedAtMost ? compare.full : chosen.length < 2 && !isPhone ? compare.hint : null}
      </p>
      {isPhone ? <IconButton icon={X} label={compare.stop} hasEdge onClick={stop} /> : null}
      {isWide || isPhone ? null : <Button onClick={stop}>{compare.stop}</Button>}
      {isPhone ? null : <OpenComparison choice={choice} />}
    </div>
  );
}

/** On a phone the button stays in reach while the rows are scrolled. */
export function CompareChoiceBar({ choice }: CompareToolsProps) {
  if (!choice.isPhone || !choice.isChoosing) return null;
  const caption = choice.chosen.length === comparedAtMost ? compare.shortFull : compare.shortHint;
  return <BottomBar caption={caption} figure="" action={<OpenComparison choice={choice} />} />;
}

function OpenComparison({ choice: { chosen, open } }: CompareToolsProps) {
  return (
    <Button variant="primary" icon={GitCompareArrows} disabled={chosen.length < 2} onClick={open}>
      {compare.open(chosen.length)}
    </Button>
  );
}
