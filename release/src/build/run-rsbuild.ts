import { createRsbuild, type RsbuildConfig, type Rspack } from "@rsbuild/core";

/**
 * Runs one production build and gives the compiler's account of it.
 *
 * @throws when the compiler reports an error.
 */
export async function runRsbuild(folder: string, config: RsbuildConfig): Promise<Rspack.StatsCompilation> {
  const rsbuild = await createRsbuild({ cwd: folder, config: { logLevel: "warn", mode: "production", ...config } });
  let account: Rspack.StatsCompilation | undefined;
  rsbuild.onAfterBuild(({ stats }) => {
    account = stats?.toJson({
      all: false,
      assets: true,
      chunks: true,
      chunkRelations: true,
      chunkGroups: true,
      entrypoints: true,
      ids: true,
    });
  });
  const { close } = await rsbuild.build();
  await close();
  if (!account) throw new Error("The compiler gave no account of what it built");
  return account;
}
