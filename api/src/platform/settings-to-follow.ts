import { once } from "node:events";

/**
 * Waits for the settings that a launcher knows only later, if it has said so (`SETTINGS_FOLLOW=1`): they come as one message and
 * are added to the environment. So the program's code is loaded while the database is still starting.
 *
 * @throws when the message has anything but texts
 */
export async function settingsToFollow(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (environment["SETTINGS_FOLLOW"] !== "1") return;
  process.channel?.ref(); // A wait for a message alone does not keep a process running whose channel has been let go.
  const [told]: unknown[] = await once(process, "message");
  process.channel?.unref();
  for (const [name, value] of Object.entries(told ?? {})) {
    if (typeof value !== "string") throw new Error(`The setting ${name} of the launcher is no text`);
    environment[name] = value;
  }
}
