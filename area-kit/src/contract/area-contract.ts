import type { Notice, noticeEvent, noticesOverEvent } from "@mandi/shared/browser/notify";
import type { Unread, unreadEvent } from "@mandi/shared/browser/unread";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { givenRuntime, givenRuntimeName } from "@mandi/shared/contract/release/given-runtime";
import type { HostModule } from "@mandi/shared/contract/release/host-modules";
import type { routerFacade } from "@mandi/shared/contract/release/router-facade";
import type * as http from "@mandi/shared/http";
import type * as session from "@mandi/shared/session";

// The contract between the shell and an area as types, in the two directions in which it can break (`contract-change.ts`).

/** What the shell provides to an area. A newer shell may provide more, never less. */
export interface GivenByShell {
  readonly http: typeof http;
  readonly session: typeof session;
  readonly hostModules: Readonly<Record<HostModule, true>>;
  readonly router: Readonly<Record<(typeof routerFacade)[number], true>>;
  readonly runtimeName: typeof givenRuntimeName;
  readonly runtime: ReturnType<typeof givenRuntime>;
}

/** What an area passes to the shell. A newer shell may accept more, and accepts everything that it did before. */
export interface TakenByShell {
  readonly description: AreaManifest;
  readonly exposed: { readonly routes: readonly { readonly path: string; readonly lazy: () => Promise<unknown> }[] };
  readonly event:
    | { readonly type: typeof noticeEvent; readonly detail: Notice }
    | { readonly type: typeof noticesOverEvent }
    | { readonly type: typeof unreadEvent; readonly detail: Unread };
}
