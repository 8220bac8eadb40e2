/** Keyboard shortcuts of the desk's pages, and the targets of `g` with a letter. */
export const keys = {
  title: "Keys",
  button: "Keys",
  inFields: "Letters are off while you type in a field.",
  meaning: {
    j: "Next row",
    k: "Previous row",
    Enter: "Open",
    "0": "All kinds",
    "1 to 13": "Show one kind, in the order of the filters; from 10 on, type both digits quickly",
    t: "Take the row, or give it back",
    "/": "Find by number",
    "[ and ]": "Previous and next item of the queue as it was shown",
    Esc: "Back to the queue",
    "?": "These keys",
  },
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
