/** One line of docs/requirements.txt. */
export interface Requirement {
  readonly id: string;
  /** The package that consumes or serves it; several are joined by "+". */
  readonly owner: string;
  readonly title: string;
}

const line = /^(R-\d{3}) {2}(\S+) +(\S.*)$/;

/** Parses docs/requirements.txt. Throws on an invalid line: a requirement lost to a typo would never be tested. */
export function readRequirements(text: string): Requirement[] {
  return text
    .split("\n")
    .filter((content) => content !== "")
    .map((content) => {
      const [, id, owner, title] = line.exec(content) ?? [];
      if (!id || !owner || !title) throw new Error(`Not a requirement: ${content}`);
      return { id, owner, title };
    });
}
