import { notify } from "./notify";

interface ShareWords {
  readonly copied: string;
  readonly copyFailed: string;
}

/** Opens the phone's own share sheet for this address, or copies it. The page itself stays its owner's: a link shows nothing more. */
export async function sharePage(title: string, { copied, copyFailed }: ShareWords): Promise<void> {
  const url = window.location.href;
  try {
    if ("share" in navigator) await navigator.share({ title, url });
    else {
      await window.navigator.clipboard.writeText(url);
      notify.success(copied);
    }
  } catch (error) {
    // Closing the sheet is not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) notify.error(copyFailed);
  }
}
