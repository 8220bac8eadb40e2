import { notify } from "./notify";

interface ShareWords {
  readonly copied: string;
  readonly copyFailed: string;
}

/**
 * Opens the phone's share sheet for this address, or copies it. The page itself stays private: the link gives no
 * access.
 */
export async function sharePage(title: string, { copied, copyFailed }: ShareWords): Promise<void> {
  const url = window.location.href;
  try {
    if ("share" in navigator) await navigator.share({ title, url });
    else {
      await window.navigator.clipboard.writeText(url);
      notify.success(copied);
    }
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) notify.error(copyFailed);
  }
}
