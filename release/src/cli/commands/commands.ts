import type { Command } from "../command";
import { explainCommand } from "./explain-command";
import { failuresCommand } from "./failures-command";
import { lookCommands } from "./look-commands";
import { matrixCommand } from "./matrix-command";
import { permitCommands } from "./permit-commands";
import { pinCommands } from "./pin-commands";
import { pruneCommand } from "./prune-command";
import { publishCommand } from "./publish-command";
import { renewCommand } from "./renew-command";
import { statusCommand } from "./status-command";
import { stepCommands } from "./step-commands";
import { tokenCommand } from "./token-command";
import { versionCommands } from "./version-commands";

/** Every command that works on a store, in the order of the help. */
export const commands: readonly Command[] = [
  publishCommand,
  ...stepCommands,
  statusCommand,
  ...lookCommands,
  ...versionCommands,
  failuresCommand,
  explainCommand,
  matrixCommand,
  ...pinCommands,
  ...permitCommands,
  renewCommand,
  pruneCommand,
  tokenCommand,
];
