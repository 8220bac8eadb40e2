/** Messages of the desk's lists whose entries are reordered, hidden and shown. */
export const entries = {
  state: "State",
  hidden: "hidden",
  order: "Order",
  acts: "Actions",
  of: (act: string, name: string) => `${act}: ${name}`,
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  saveOrder: "Save the order",
  resetOrder: "Back to the saved order",
  hide: "Hide",
  unhide: "Show",
  remove: "Remove",
  removeText: "It is deleted. Hide it if you may want it again.",
  questions: {
    hide: (name: string) => `Hide “${name}”?`,
    unhide: (name: string) => `Show “${name}”?`,
    remove: (name: string) => `Remove “${name}”?`,
    order: "Change the order?",
  },
} as const;
