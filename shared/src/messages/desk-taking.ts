/** Who has taken an item of the desk's queue: messages of its rows, and of the pages that it leads to. */
export const taking = {
  take: "Take",
  giveBack: "Give back",
  takeOver: "Take over",
  takenByMe: "you",
  taken: (words: string) => `Taken by ${words}`,
  takenSince: (name: string, at: string) => `${name}, ${at}`,
} as const;
