import { transfer } from "@mandi/shared/messages/buyer-money";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { useEffect, useState } from "react";
import type { QrPath } from "./qr-path";
import styles from "./upi-code.module.css";

export interface UpiCodeProps {
  readonly link: string;
  /** What the code says, for those who do not see it. */
  readonly label: string;
}

/** A UPI code, drawn in the page: no other service learns what is paid to whom. */
export function UpiCode({ link, label }: UpiCodeProps) {
  const code = useQrPath(link);
  if (code === "failed") return <p className={styles.failed}>{transfer.codeFailed}</p>;
  return (
    <div className={styles.place}>
      {code === null ? (
        <LoadingPlace label={transfer.codeLoading}>
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

/** The drawing of a code comes only where one is shown. */
function useQrPath(link: string): QrPath | "failed" | null {
  const [code, setCode] = useState<QrPath | "failed" | null>(null);
  useEffect(() => {
    let hasLeft = false;
    const show = (next: QrPath | "failed"): void => {
      if (!hasLeft) setCode(next);
    };
    import(/* webpackChunkName: "qr" */ "./qr-path").then(
      ({ qrPath }) => show(qrPath(link)),
      () => show("failed"), // The account itself is still there to be typed.
    );
    return () => {
      hasLeft = true;
    };
  }, [link]);
  return code;
}
