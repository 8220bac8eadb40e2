/** Whether the browser is set to save data: then only what the page needs is fetched. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}
