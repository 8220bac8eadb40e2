export interface SearchTables {
  /** A traders' term (`sariya`) and the catalogue's (`tmt bar`). */
  trade_word: { word: string; means: string };
}
