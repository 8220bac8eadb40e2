/** Catches what the browser would save: jsdom has no downloads. */
export function catchSavedFiles(): readonly Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${file instanceof Blob ? files.push(file) : 0}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return files;
}

/** The content of a saved file; a Blob of jsdom has no `text`. */
export function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(file ?? new Blob());
  });
}
