import { groupAtMost } from "@mandi/shared/contract/quotation-group";
import { rfq } from "@mandi/shared/messages/rfq";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { ClipboardPaste } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type AskedGoods, goodsOf, type RfqForm } from "../rfq-form";
import type { RfqRequest } from "../rfq-request";
import styles from "./goods-block.module.css";
import { GoodsLines } from "./goods-lines";

const ListPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rfq-list" */ "../list/list-panel")).ListPanel,
}));

export interface GoodsBlockProps {
  readonly request: RfqRequest;
  readonly form: RfqForm;
  readonly onChange: (part: Partial<RfqForm>) => void;
}

/** What is asked for, product by product; more of it comes from a list. */
export function GoodsBlock({ request, form, onChange }: GoodsBlockProps) {
  const [isOpen, setIsOpen] = useState(false);
  const goods = goodsOf(request, form);

  function handleAnyBrand(place: number, anyBrand: boolean): void {
    if (place === 0) onChange({ anyBrand });
    else onChange({ further: form.further.map((one, at) => (at === place - 1 ? { ...one, anyBrand } : one)) });
  }

  function handleAdd(added: readonly AskedGoods[], neededBy: string | null): void {
    onChange({
      further: [...form.further, ...added],
      ...(form.neededBy === "" && neededBy !== null && { neededBy }),
    });
    setIsOpen(false);
  }

  return (
    <div className={styles.block}>
      <Block title={rfq.goods}>
        <GoodsLines
          goods={goods}
          onAnyBrand={handleAnyBrand}
          onRemove={(place) => onChange({ further: form.further.filter((_, at) => at !== place - 1) })}
        />
        {isOpen ? null : (
          <Button className={styles.add} variant="secondary" icon={ClipboardPaste} onClick={() => setIsOpen(true)}>
            {rfq.addList}
          </Button>
        )}
      </Block>
      {isOpen ? (
        <Suspense fallback={null}>
          <ListPanel text="" room={groupAtMost - goods.length} onAdd={handleAdd} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
