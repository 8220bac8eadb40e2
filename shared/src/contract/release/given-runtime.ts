/** Name of the global through which the shell gives areas the federation runtime that their build leaves out. */
export const givenRuntimeName = "__mandi_federation__";

/** One provided version of a shared module, in the form that federation containers agree on. */
export interface SharedModule {
  readonly get: () => () => object;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: true;
}

/** What the host provides: for each module its one version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

type Id = string | number;

/** The parts of an area's loader that are used here: factories of its modules, and the modules already loaded. */
interface AreaLoader {
  readonly m: Record<Id, (module: { exports: unknown }) => void>;
  readonly c: Record<Id, unknown>;
}

interface Consumer {
  readonly shareKey: string;
  readonly shareInfo: { readonly shareConfig: { readonly requiredVersion: string } };
}

interface ConsumesOptions {
  readonly webpackRequire: AreaLoader;
  readonly installedModules: Record<Id, unknown>;
  readonly moduleToHandlerMapping: Readonly<Record<Id, Consumer>>;
}

/**
 * The part of Module Federation's bundler runtime that the generated code of an area calls. An area has no remotes and
 * provides no shared modules, so nothing is negotiated: each import is resolved from the host's scope.
 */
export function givenRuntime(scope: ShareScope) {
  function install(ids: readonly Id[], options: ConsumesOptions): void {
    const { webpackRequire, installedModules, moduleToHandlerMapping } = options;
    for (const id of ids) {
      if (id in installedModules) continue;
      installedModules[id] = 0;
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id]; // A second request after a mismatch gets the error again, not half a module.
        module.exports = provided(scope, moduleToHandlerMapping[id]);
      };
    }
  }

  return {
    bundlerRuntime: {
      S: { default: scope },
      init: () => undefined,
      initContainerEntry: () => true,
      consumes: (
        options: ConsumesOptions & { readonly chunkId: Id; readonly chunkMapping: Readonly<Record<Id, readonly Id[]>> },
      ) => install(options.chunkMapping[options.chunkId] ?? [], options),
      installInitialConsumes: (options: ConsumesOptions & { readonly initialConsumes: readonly Id[] }) =>
        install(options.initialConsumes, options),
    },
  };
}

function provided(scope: ShareScope, consumer: Consumer | undefined): object {
  const { shareKey = "", shareInfo } = consumer ?? {};
  const [version, module] = Object.entries(scope[shareKey] ?? {})[0] ?? [];
  const range = shareInfo?.shareConfig.requiredVersion ?? "";
  if (!version || !module || !fits(version, range))
    throw new Error(`The shell provides ${shareKey} ${version}, the area needs ${range}`);
  return module.get()();
}

/** Whether a version fits a caret range, the only kind that the build of an area writes. */
function fits(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = range.replace("^", "").split(".").map(Number);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}
