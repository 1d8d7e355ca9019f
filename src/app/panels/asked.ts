/** What opens only when somebody asks for it: data tables, the list of keys, sharing. One script, after the first load. */
export { Keys } from './help/Keys.tsx';
export { DataTable } from './plot/DataTable.tsx';
export { ShareContent } from './share/ShareContent.tsx';
