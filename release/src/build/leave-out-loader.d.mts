export function withoutBodies(source: string, bodies: ReadonlyMap<string, string>): string;
