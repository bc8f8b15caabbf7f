export function arFiles(): Record<string, Buffer>
