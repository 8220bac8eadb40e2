import { soleText } from "./arguments";
import { type Command, commands } from "./commands";

const start = `The desk of Mandi from a terminal.

  pnpm desk login 9000000091        log in; the code comes to that phone (or to the log of the start command)
  pnpm desk queue                   what waits for you
  pnpm desk find O2627000008        what has this number, or whose name contains it
  pnpm desk help order cancel       what a command needs
  pnpm desk upload proof.jpg        a picture or PDF for a step that takes --upload-id; its number is printed
  pnpm desk logout

Add --url http://host:port for another product than http://localhost:3000, --json for programs.
Things go by the number you read (Q2627000017, O2627000008, an invoice, JRN0000012, a UTR, a phone) or by their id; inside an act a person goes
by their phone, a vehicle by its number and a line by its size: --seller 9000000021 --vehicle CG04AB1234 --line "12 mm".
Times are Indian: --until 18:30, --until "22 Nov 6:30 pm".
Exit codes: 0 done, 1 refused, 2 typed wrong, 3 not logged in, 4 nothing answers, 5 nobody there to type the code.
Every act asks for --reason "why"; it is kept in the audit trail with your name. Money above the limit waits for a colleague.
`;

/** The overview, or one command with its options. */
export function describeHelp(command?: Command): string {
  return command ? describeCommand(command) : `${start}\n${describeAll()}`;
}

function describeAll(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const group = (title: string, method: Command["method"]): string => {
    const lines = commands
      .filter((command) => command.method === method)
      .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
    return [title, ...lines].join("\n");
  };
  return `${group("Look:", "GET")}\n\n${group("Act:", "POST")}`;
}

function describeCommand(command: Command): string {
  const { name, summary, takesId, options, isFile } = command;
  const sole = soleText(command);
  const required = options
    .filter(({ isRequired }) => isRequired)
    .map((option) => (option === sole ? ` <${option.flag}>` : ` --${option.flag} <${option.typed}>`));
  const lines = options.map(({ flag, typed, isRequired, choices }) => {
    const values = choices.length > 0 ? choices.join(" | ") : typed;
    return `  --${flag.padEnd(20)} ${values}${isRequired ? "" : " (optional)"}`;
  });
  const usage = `pnpm desk ${name}${takesId ? " <number>" : ""}${required.join("")}${isFile ? " --to <file>" : ""}`;
  return [summary, "", `  ${usage}`, ...(lines.length > 0 ? ["", ...lines] : [])].join("\n");
}
