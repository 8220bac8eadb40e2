/** Hands rows as `csvText` writes them to the browser as a download. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // After the click the browser holds its own reference to the data; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address));
}
