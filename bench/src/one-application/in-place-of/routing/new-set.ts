/** A tab keeps what it was served with until it is reloaded. */
export async function moveToNewSet(): Promise<void> {
  // There is no set to move to.
}

/** Nothing newer can come. */
export async function lookForNewSet(): Promise<void> {
  // There is no set to look for.
}
