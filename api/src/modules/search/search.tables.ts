export interface SearchTables {
  /** What traders say (`sariya`), and what it is called here (`tmt bar`). */
  trade_word: { word: string; means: string };
}
