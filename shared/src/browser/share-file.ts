import { saveFile } from "./save-file";

/**
 * Shares a file with its text through the phone's share sheet. Where the browser cannot share files, saves the file and
 * opens WhatsApp with the text filled in, so that only the file has to be attached.
 */
export async function shareFile(file: File, text: string): Promise<void> {
  const data = { files: [file], text };
  if (navigator.canShare?.(data) !== true) {
    saveAndOpenChat(file, text);
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    // Closing the share sheet is not a failure. A browser that requires a new press for sharing saves the file instead.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveAndOpenChat(file, text);
  }
}

function saveAndOpenChat(file: File, text: string): void {
  saveFile(file.name, file);
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, "_blank", "noopener");
}
