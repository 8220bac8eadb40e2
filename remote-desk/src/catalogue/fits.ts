/** Whether a name contains a text, ignoring case. */
export const fits = (name: string, search: string): boolean => name.toLowerCase().includes(search.toLowerCase());
