/** Whether a name has a text in it, however it is written. */
export const fits = (name: string, search: string): boolean => name.toLowerCase().includes(search.toLowerCase());
