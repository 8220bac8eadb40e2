import { sharedSheetPath } from "@mandi/shared/contract/page-paths";
import type { OwnTradeSheet } from "@mandi/shared/contract/trade-sheet";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { Button } from "@mandi/shared/ui/controls/button";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Block } from "@mandi/shared/ui/layout/section";
import { sheetText } from "@mandi/shared/ui/sheet/sheet-text";
import { TradeSheetPicture } from "@mandi/shared/ui/sheet/trade-sheet-picture";
import { Copy, Image, Link2, MessageCircle, Pencil } from "lucide-react";
import { useRef } from "react";
import { useQrPath } from "../codes/use-qr-path";
import styles from "./sheets.module.css";
import { useSending } from "./use-sending";

export interface MadeSheetProps {
  readonly made: OwnTradeSheet;
  readonly onChange: () => void;
}

/** The sheet as a picture, with every way to share it. */
export function MadeSheet({ made: { sheet, token }, onChange }: MadeSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = new URL(sharedSheetPath(token), window.location.href).href;
  const code = useQrPath(link);
  const text = sheetText(sheet, link);
  const { send, save, copy } = useSending(canvas, sheet.product);
  return (
    <Columns
      side={
        <div className={styles.ways} data-print="hide">
          <Button variant="primary" size="l" isFull icon={MessageCircle} onClick={() => void send(text)}>
            {tradeSheet.send}
          </Button>
          <p className={styles.hint}>{tradeSheet.sendHint}</p>
          <Block
            title={tradeSheet.text}
            actions={
              <Button variant="quiet" size="s" icon={Pencil} onClick={onChange}>
                {tradeSheet.again}
              </Button>
            }
          >
            <p className={styles.text}>{text}</p>
          </Block>
          <Block title={tradeSheet.other}>
            <div className={styles.others}>
              <Button icon={Image} onClick={() => void save()}>
                {tradeSheet.save}
              </Button>
              <Button icon={Copy} onClick={() => void copy(text)}>
                {tradeSheet.copyText}
              </Button>
              <Button icon={Link2} onClick={() => void copy(link)}>
                {tradeSheet.copyLink}
              </Button>
            </div>
          </Block>
        </div>
      }
    >
      <TradeSheetPicture
        sheet={sheet}
        link={link}
        code={code === "failed" || code === null ? undefined : code}
        canvas={canvas}
      />
    </Columns>
  );
}
