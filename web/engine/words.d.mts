export function bundle(language: string, catalogue: string): object;
