/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // After the click the browser holds its own reference to the data; without this it would stay in memory as long as
  // the page.
  setTimeout(() => URL.revokeObjectURL(address));
}
