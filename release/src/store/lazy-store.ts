import type { ReleaseStore } from "./release-store";

/** A store that is opened on first use. */
export function lazyStore(open: () => Promise<ReleaseStore>): ReleaseStore {
  let opened: Promise<ReleaseStore> | undefined;
  const store = () => {
    opened ??= open();
    return opened;
  };
  return {
    putVersion: async (...given) => (await store()).putVersion(...given),
    putSignature: async (...given) => (await store()).putSignature(...given),
    putBeside: async (...given) => (await store()).putBeside(...given),
    readAreaManifest: async (...given) => (await store()).readAreaManifest(...given),
    readShellManifest: async (...given) => (await store()).readShellManifest(...given),
    listVersions: async () => (await store()).listVersions(),
    removeVersion: async (...given) => (await store()).removeVersion(...given),
    removeRemains: async (before) => (await store()).removeRemains(before),
    readFile: async (...given) => (await store()).readFile(...given),
    readLatest: async () => (await store()).readLatest(),
    readHistory: async () => (await store()).readHistory(),
    append: async (revision) => (await store()).append(revision),
  };
}
