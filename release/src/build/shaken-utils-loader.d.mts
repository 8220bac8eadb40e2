export function withNamedExports(source: string): string;
export function withNamespace(source: string): string;
