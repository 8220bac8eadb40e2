/** What the shell loads of this area. */
export const routes = [{ path: "/mill-vite", lazy: async () => ({ Component: (await import("./mill.js")).Mill }) }];
