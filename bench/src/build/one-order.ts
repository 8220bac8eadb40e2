/** The build order of the single application: plain data, because it is passed to another process. */
export interface OneOrder {
  /** Folder of the shell, whose code the one application is. */
  readonly folder: string;
  readonly distFolder: string;
  /** What is compiled in place of a file, by the file's path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Names of the areas by the folder of their code. */
  readonly areas: Readonly<Record<string, string>>;
}
