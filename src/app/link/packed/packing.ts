type Packing = typeof import('./packed.ts');

let arrived: Packing | null = null;

/** Fetches what packs and unpacks, a script that few links need before the run is shown. Never rejects. */
export async function fetchPacking(): Promise<void> {
  arrived ??= await import('./packed.ts').catch(() => null);
}

/** Null until it has come; where it could not be had, it is asked for again. */
export function packing(): Packing | null {
  if (arrived === null) void fetchPacking();
  return arrived;
}
