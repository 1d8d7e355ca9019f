/**
 * What opens only when somebody asks for it: data tables, the list of keys, what a measure means, scenes,
 * sharing. One script, after the first load.
 */
export { SceneList } from './header/SceneList.tsx';
export { Keys } from './help/Keys.tsx';
export { DataTable } from './plot/DataTable.tsx';
export { Definition } from './score/Definition.tsx';
export { Answer } from './sentence/Answer.tsx';
export { ShareContent } from './share/ShareContent.tsx';
