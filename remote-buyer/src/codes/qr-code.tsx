import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import styles from "./qr-code.module.css";
import { useQrPath } from "./use-qr-path";

export interface QrCodeProps {
  /** The content of the code. */
  readonly text: string;
  /** A text alternative. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
}

/** A QR code drawn in the page, so that no other service learns its content. */
export function QrCode({ text, label, loading, failed }: QrCodeProps) {
  const code = useQrPath(text);
  if (code === "failed") return <p className={styles.failed}>{failed}</p>;
  return (
    <div className={styles.place}>
      {code === null ? (
        <LoadingPlace label={loading}>
          <SkeletonBlock height={200} />
        </LoadingPlace>
      ) : (
        <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
