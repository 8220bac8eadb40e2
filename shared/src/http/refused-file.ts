import { AxiosError } from "axios";

/** A refused download carries its message as a file, like the download itself: reads it, so that it can be shown. */
export async function withReadBody(error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || !(error.response?.data instanceof Blob)) return error;
  const text = await textOf(error.response.data);
  try {
    error.response.data = JSON.parse(text);
  } catch {
    // A proxy's page: then the HTTP layer's own message is shown.
  }
  return error;
}

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(String(reader.result ?? ""));
    reader.readAsText(file);
  });
}
