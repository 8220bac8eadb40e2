import type { KeptPaper, PaperField } from "./kept-step";

export async function keepPaper(field: PaperField, file: File): Promise<KeptPaper> {
  const bytes = new Uint8Array(await readBytes(file));
  let text = "";
  // In slices: a call with a million arguments overflows the stack.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { field, key: crypto.randomUUID(), name: file.name, type: file.type, base64: btoa(text) };
}

function readBytes(file: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new TypeError("The file has no bytes"));
    reader.onerror = () => reject(reader.error ?? new TypeError("The file could not be read"));
    reader.readAsArrayBuffer(file);
  });
}

export function openPaper({ name, type, base64 }: KeptPaper): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
