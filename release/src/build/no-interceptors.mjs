/** Replaces axios's interceptors with none: what every call needs is in `shared/src/http/http.ts`. */
// biome-ignore lint/style/noDefaultExport: axios imports it by that name
export default class NoInterceptors {
  forEach() {}
}
