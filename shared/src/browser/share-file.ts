import { saveFile } from "./save-file";

/**
 * Hands a file with its text to the phone's own sharing. Where a browser has none for files, the file is saved and WhatsApp opens
 * with the text ready, so that only the file has to be attached.
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
    // Closing the phone's own list is not a failure; a browser that wants a new press for it still saves the file.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveAndOpenChat(file, text);
  }
}

function saveAndOpenChat(file: File, text: string): void {
  saveFile(file.name, file);
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, "_blank", "noopener");
}
