import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import styles from "./qr-code.module.css";
import { useQrPath } from "./use-qr-path";

export interface QrCodeProps {
  /** What the code says. */
  readonly text: string;
  /** The same for those who do not see it. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
}

/** A code, drawn in the page: no other service learns what it says. */
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
