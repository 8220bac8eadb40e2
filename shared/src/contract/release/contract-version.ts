/**
 * Version of the contract between the shell and an area: host modules, router facade, notices, federation runtime, the
 * order of the cascade layers. Major: areas built against the old version do not run. Minor: something was added. An
 * area runs on a shell of the same major version whose minor version is not below the one it was built against.
 */
export const contractVersion = "2.6.0";
