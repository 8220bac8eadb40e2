import { groupAtMost } from "@mandi/shared/contract/quotation-group";
import { common } from "@mandi/shared/messages/common";
import { rfq } from "@mandi/shared/messages/rfq";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Block } from "@mandi/shared/ui/layout/section";
import { ClipboardPaste } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { LandedGoods } from "../landed/use-landed-goods";
import { type AskedGoods, goodsOf, type RfqForm } from "../rfq-form";
import type { RfqRequest } from "../rfq-request";
import styles from "./goods-block.module.css";
import { GoodsLines } from "./goods-lines";

const ListPanel = latePart(
  async () => (await import(/* webpackChunkName: "rfq-list" */ "../list/list-panel")).ListPanel,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface GoodsBlockProps {
  readonly request: RfqRequest;
  readonly form: RfqForm;
  readonly landed: LandedGoods;
  readonly onChange: (part: Partial<RfqForm>) => void;
  readonly onRemove: (place: number) => void;
  /** The goods have just taken the place of the list they were read from, and with it of the button that was pressed. */
  readonly isJustBegun: boolean;
  /** How often the lines that are not added were asked for: each time the list opens and has the focus. */
  readonly leftAsked: number;
}

/** The requested goods, product by product; a list can add more. */
export function GoodsBlock(props: GoodsBlockProps) {
  const { request, form, landed, onChange, onRemove, isJustBegun, leftAsked } = props;
  const [isOpen, setIsOpen] = useState(form.left !== "");
  /** The initial text of the list; typing into it does not reopen it. */
  const [opening, setOpening] = useState(form.left);
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const goods = goodsOf(request, form);
  const [handled, setHandled] = useState(leftAsked);
  if (leftAsked !== handled) {
    setHandled(leftAsked);
    if (!isOpen) handleOpen();
  }

  useEffect(() => {
    if (isJustBegun) list.current?.focus();
  }, [isJustBegun]);

  useEffect(() => {
    if (leftAsked > 0) panel.current?.focus();
  }, [leftAsked]);

  function handleOpen(): void {
    setOpening(form.left);
    setIsOpen(true);
  }

  function handleAnyBrand(place: number, anyBrand: boolean): void {
    if (place === 0) onChange({ anyBrand });
    else onChange({ further: form.further.map((one, at) => (at === place - 1 ? { ...one, anyBrand } : one)) });
  }

  function handleAdd(added: readonly AskedGoods[], neededBy: string | null, left: string): void {
    onChange({
      left,
      further: [...form.further, ...added],
      ...(form.neededBy === "" && neededBy !== null && { neededBy }),
    });
    setIsOpen(left !== "");
    setOpening(left);
    // The button that was pressed is gone.
    list.current?.focus();
  }

  function handleRemove(place: number): void {
    onRemove(place);
    list.current?.focus();
  }

  return (
    <div className={styles.block}>
      <Block title={rfq.goods}>
        <GoodsLines ref={list} goods={goods} landed={landed} onAnyBrand={handleAnyBrand} onRemove={handleRemove} />
        {isOpen ? null : (
          <Button className={styles.add} variant="secondary" icon={ClipboardPaste} onClick={handleOpen}>
            {rfq.addList}
          </Button>
        )}
      </Block>
      {isOpen ? (
        <div ref={panel} tabIndex={-1}>
          <ListPanel
            key={opening}
            text={opening}
            isLeft={opening !== ""}
            room={groupAtMost - goods.length}
            form={form}
            onText={(left) => onChange({ left })}
            onAdd={handleAdd}
            onClose={() => setIsOpen(false)}
          />
        </div>
      ) : null}
    </div>
  );
}
