/** Whether the person asked their browser to save data: then nothing is fetched that the page does not need. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}
