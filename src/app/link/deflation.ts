type Deflation = typeof import('./deflated.ts');

let arrived: Deflation | null = null;

/** Fetches what packs and unpacks, a script that few links need before the run is shown. Never rejects. */
export async function fetchDeflation(): Promise<void> {
  arrived ??= await import('./deflated.ts').catch(() => null);
}

/** Null until it has come; where it could not be had, it is asked for again. */
export function deflation(): Deflation | null {
  if (arrived === null) void fetchDeflation();
  return arrived;
}
