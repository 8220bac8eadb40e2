/** A word of the data as it begins a cell or a label: `under check` is `Under check`. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
