/** A tab keeps its overrides in its storage until it is closed or they are reset. */
export const overridesKey = "mandi-area-overrides";
