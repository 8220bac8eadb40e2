import type { Order } from "@mandi/shared/contract/order";
import { orders } from "@mandi/shared/messages/buyer-trade";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { FileText } from "lucide-react";
import styles from "./quality-check.module.css";

/** Certificate and pictures of the quality check, once the desk shows them. */
export function QualityCheck({ order }: { readonly order: Order }) {
  const { quality_check_visibility, quality_check_certificate, quality_check_image } = order;
  const isShown = quality_check_visibility === 1;
  const certificate = isShown ? quality_check_certificate : null;
  const images = isShown ? quality_check_image : [];
  return (
    <Block title={orders.quality}>
      <div className={styles.check}>
        {certificate === null ? null : (
          <ButtonAnchor href={certificate} target="_blank" rel="noopener" icon={FileText} size="s">
            {orders.certificate}
          </ButtonAnchor>
        )}
        {images.length > 0 ? (
          <ul className={styles.images}>
            {images.map((src, place) => (
              <li key={src}>
                <a href={src} target="_blank" rel="noopener" className={styles.image}>
                  <Picture src={src} alt={orders.image(place + 1)} fit="cover" />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{orders.notAvailable}</p>
        )}
      </div>
    </Block>
  );
}
