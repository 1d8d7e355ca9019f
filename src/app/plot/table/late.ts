import { late } from '../../widgets/late.tsx';

/** The content of a plot as numbers. */
export const DataTable = late(async () => (await import('./DataTable.tsx')).DataTable);
