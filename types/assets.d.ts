// What the bundler makes of files that are not code. The only place in the project where `any` is allowed: a class name
// is read as `styles.card`, which no type with an index signature permits under the compiler policy of this project.
// `pnpm verify` checks instead that every class read exists in the style sheet, and that every class there is read.
declare module "*.module.css" {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const classes: any;
  export default classes;
}

declare module "*.css" {}

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
