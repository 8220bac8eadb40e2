import { sharedSheetPath } from "@mandi/shared/contract/page-paths";
import type { OwnTradeSheet } from "@mandi/shared/contract/trade-sheet";
import { formatMoment } from "@mandi/shared/format/dates";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { endSheet, readOpenSheets } from "./sheet.api";
import styles from "./sheets.module.css";

const sheetsQuery = defineQuery(readOpenSheets, { isEmpty: (sheets) => sheets.length === 0 });

/** The links that still work, each with a way to end it. */
export function OpenSheets({ onEnded }: { readonly onEnded: (id: number) => void }) {
  const state = useQuery(sheetsQuery, []);
  const id = useId();
  const [ending, setEnding] = useState<OwnTradeSheet | null>(null);
  return (
    <div className={styles.open} data-print="hide">
      <Block title={tradeSheet.openLinks}>
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={tradeSheet.openLinks}>
              <SkeletonLine width="60%" />
            </LoadingPlace>
          }
          empty={<p className={styles.hint}>{tradeSheet.noLinks}</p>}
        >
          {(sheets, reload) => (
            <>
              <ul className={styles.links}>
                {sheets.map((own) => (
                  <li key={own.id} className={styles.link}>
                    <span>
                      <Link
                        id={`${id}-goods-${own.id}`}
                        to={sharedSheetPath(own.token)}
                        aria-describedby={`${id}-until-${own.id}`}
                      >
                        {`${own.sheet.product}, ${own.sheet.brand}`}
                      </Link>
                      <small id={`${id}-until-${own.id}`} className={styles.until}>
                        {tradeSheet.ends(formatMoment(own.sheet.valid_until))}
                      </small>
                    </span>
                    <Button
                      size="s"
                      aria-describedby={`${id}-goods-${own.id} ${id}-until-${own.id}`}
                      onClick={() => setEnding(own)}
                    >
                      {tradeSheet.end}
                    </Button>
                  </li>
                ))}
              </ul>
              {ending === null ? null : (
                <ConfirmSubmit
                  isDanger
                  title={tradeSheet.endTitle}
                  confirmText={tradeSheet.end}
                  busyText={tradeSheet.ending}
                  cancelText={tradeSheet.keep}
                  send={() => endSheet(ending.id)}
                  onDone={() => {
                    onEnded(ending.id);
                    setEnding(null);
                    reload();
                  }}
                  onClose={() => setEnding(null)}
                >
                  {tradeSheet.endText(ending.sheet.product)}
                </ConfirmSubmit>
              )}
            </>
          )}
        </StatePlace>
      </Block>
    </div>
  );
}
