const isNeverCalled = 'throw new Error("Left out of the build");';

/** Functions of axios that are left out, by file, with the body that replaces each (docs/decisions/0100-code-that-comes-late.md). */
export const leftOutOfAxios = {
  // The stack of the caller, added to errors: ours are told apart by their kind.
  "core/Axios.js": new Map([["request", "return this._request(configOrUrl, config);"]]),
  "core/AxiosError.js": new Map([
    ["appendCauseStack", ""],
    ["aggregateErrorMessage", "return error.name;"],
    // Errors are read field by field, never as JSON.
    ["toJSON", "return { message: this.message, code: this.code };"],
  ]),
  // Headers are read as they are, not taken apart.
  "core/AxiosHeaders.js": new Map([
    ["parseTokens", isNeverCalled],
    ["trimOWS", isNeverCalled],
    ["decodeQuotedString", isNeverCalled],
    ["formatHeader", isNeverCalled],
  ]),
  // Addresses come from our own code.
  "core/buildFullPath.js": new Map([["assertValidHttpProtocolURL", ""]]),
  // Queries are flat, and no client has any by default.
  "core/mergeConfig.js": new Map([["mergeParams", "return b ?? a;"]]),
};
