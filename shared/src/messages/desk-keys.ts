import { queueKinds } from "../contract/desk/queue";

/** Keyboard shortcuts of the desk's pages, and the targets of `g` with a letter. */
export const keys = {
  title: "Keyboard shortcuts",
  button: "Keys",
  inFields: "Shortcuts are off while you type in a field.",
  letters: "Use shortcuts of a letter, digit or sign. Without them, the queue's button Keys opens this list.",
  /** Each with the key of the page that it needs; null: it works on every page. */
  meaning: [
    { shown: "j", needs: "j", means: "Next row" },
    { shown: "k", needs: "k", means: "Previous row" },
    { shown: "Enter", needs: "j", means: "Open the row" },
    { shown: "0", needs: "0", means: "All kinds" },
    {
      shown: `1 to ${queueKinds.length}`,
      needs: "1",
      means: "Show one kind, by the number in its filter; from 10 on, type both digits quickly",
    },
    { shown: "t", needs: "t", means: "Take the item, or give it back" },
    { shown: "[", needs: "[", means: "Previous item of the queue as it was shown" },
    { shown: "]", needs: "]", means: "Next item of the queue as it was shown" },
    { shown: "Esc", needs: "Escape", means: "Back to the queue" },
    { shown: "/", needs: null, means: "Find by number" },
    { shown: "?", needs: null, means: "Show these shortcuts" },
  ],
  go: (key: string) => `g ${key}`,
  places: {
    q: "Queue",
    o: "Orders",
    u: "Users",
    b: "Bank statement",
    p: "Payouts",
    k: "Books",
    i: "Ingot prices",
    c: "Catalogue",
    t: "Tax rates",
    n: "News",
    s: "Site",
    e: "Settings",
  },
} as const;

export type GoKey = keyof typeof keys.places;
