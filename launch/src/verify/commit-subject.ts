import { imperatives } from "./imperatives";

const longest = 72;

/** What is wrong with the subject of a commit; null when it has the form `scope: imperative`. */
export function problemOfSubject(subject: string): string | null {
  if (/^(?:Merge|Revert) /.test(subject)) return null;
  if (subject.length > longest) return `${subject.length} characters, at most ${longest}`;
  const [, rest] = /^[a-z][a-z0-9-]*: (\S.*)$/.exec(subject) ?? [];
  if (rest === undefined) return "the form is `scope: imperative`, the scope a folder or a capability in lower case";
  if (rest.endsWith(".")) return "a subject ends without a full stop";
  const [verb = ""] = rest.split(/[\s,;]/);
  if (imperatives.has(verb)) return null;
  return `"${verb}" is not a verb that launch/src/verify/imperatives.ts knows: say what the commit does, as in \`api: refuse …\``;
}
