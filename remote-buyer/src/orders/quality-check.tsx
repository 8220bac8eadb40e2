import type { Order } from "@mandi/shared/contract/order";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { FileText } from "lucide-react";
import styles from "./quality-check.module.css";

/** Certificate and pictures of the quality check, once the desk releases them. */
export function QualityCheck({ order }: { readonly order: Order }) {
  const { quality_check_visibility, quality_check_certificate, quality_check_image } = order;
  const isShown = quality_check_visibility === 1;
  const certificate = isShown ? quality_check_certificate : null;
  const images = isShown ? quality_check_image : [];
  return (
    <Block title={orders.quality}>
      {certificate === null && images.length === 0 ? (
        <NotAvailable />
      ) : (
        <dl className={styles.check}>
          <div>
            <dt className={styles.term}>{orders.certificate}</dt>
            <dd>{certificate === null ? <NotAvailable /> : <Certificate address={certificate} />}</dd>
          </div>
          <div>
            <dt className={styles.term}>{orders.pictures}</dt>
            <dd>{images.length === 0 ? <NotAvailable /> : <Images images={images} />}</dd>
          </div>
        </dl>
      )}
    </Block>
  );
}

function NotAvailable() {
  return <p className={styles.none}>{orders.notAvailable}</p>;
}

function Certificate({ address }: { readonly address: string }) {
  return (
    <ButtonAnchor href={address} target="_blank" rel="noopener" icon={FileText} size="s">
      {orders.openCertificate}
    </ButtonAnchor>
  );
}

function Images({ images }: { readonly images: readonly string[] }) {
  return (
    <ul className={styles.images}>
      {images.map((src, place) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener" className={styles.image}>
            <Picture src={src} alt={orders.image(place + 1)} fit="cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
