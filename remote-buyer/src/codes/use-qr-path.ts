import { useEffect, useState } from "react";
import type { QrPath } from "./qr-path";

/** The code that draws QR codes loads only where one is shown. */
export function useQrPath(text: string): QrPath | "failed" | null {
  const [code, setCode] = useState<QrPath | "failed" | null>(null);
  useEffect(() => {
    let hasLeft = false;
    const show = (next: QrPath | "failed"): void => {
      if (!hasLeft) setCode(next);
    };
    import(/* webpackChunkName: "qr" */ "./qr-path").then(
      ({ qrPath }) => show(qrPath(text)),
      () => show("failed"), // Harmless: the content is also shown as text.
    );
    return () => {
      hasLeft = true;
    };
  }, [text]);
  return code;
}
