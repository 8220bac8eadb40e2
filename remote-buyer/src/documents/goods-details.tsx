import { quotations } from "@mandi/shared/messages/buyer-trade";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import styles from "./goods-details.module.css";

export interface GoodsDetailsProps {
  readonly thumbnail: string;
  readonly facts: readonly Definition[];
}

/** The goods, as facts beside their picture. */
export function GoodsDetails({ thumbnail, facts }: GoodsDetailsProps) {
  return (
    <Block title={quotations.details}>
      <div className={styles.details}>
        <Picture src={thumbnail} alt="" className={styles.picture} />
        <DefinitionList items={facts} isWide />
      </div>
    </Block>
  );
}
