/**
 * What opens only when a reader asks for it: data tables, the legend and the list of keys, what a measure means, scenes.
 * One script, after the first load.
 */

export { DataTable } from '../plot/table/DataTable.tsx';
export { Gallery } from './gallery/Gallery.tsx';
export { Suggestions } from './gallery/Suggestions.tsx';
export { Keys } from './help/Keys.tsx';
export { Legend, LegendOf } from './help/Legend.tsx';
export { Aid } from './questions/Aid.tsx';
export { Background } from './questions/Background.tsx';
export { Definition } from './score/Definition.tsx';
