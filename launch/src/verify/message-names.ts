import type { Finding, SourceFile } from "./source-files";

const importOfMessages = /import \{([^}]*)\} from "[^"]*\bmessages\/[\w-]+";/g;
const renamed = /(\w+) as (\w+)/g;

/**
 * Imported messages keep the name of their export, so that each line shows where they come from. Where that name is taken,
 * for example by an order in a file that also imports the messages of orders, they are called `messages`.
 */
export function findRenamedMessages(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(renamedIn);
}

function renamedIn({ path, text }: SourceFile): Finding[] {
  return [...text.matchAll(importOfMessages)].flatMap((statement) => {
    const rest = text.replace(statement[0], "");
    const line = text.slice(0, statement.index).split("\n").length;
    return [...(statement[1] ?? "").matchAll(renamed)].flatMap(([, name = "", alias = ""]) => {
      if (alias !== "messages") return [{ path, line, message: `${name} keeps its name, or is called messages` }];
      const isTaken = new RegExp(`\\b${name}\\b`).test(rest);
      return isTaken ? [] : [{ path, line, message: `${name} keeps its name: nothing else here has it` }];
    });
  });
}
