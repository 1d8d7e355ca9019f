import { array, custom, is, looseObject, object } from 'valibot';
import type { ScenarioDocument } from '../../contract/index.ts';
import { json, kept } from '../kept.ts';
import type { DraftMoment, Places } from './layout.ts';

const some = looseObject({});

/** What the drawing and the forms need; everything else that is wrong with a network is reported next to them. */
const DRAWABLE = looseObject({ nodes: array(some), links: array(some), vcs: array(some) });

/** The network that is being built, as long as the tab is open. */
export const KEPT_DRAFT = kept<DraftMoment>(
  'cellscope.draft',
  json(
    object({
      document: custom<ScenarioDocument>((value) => is(DRAWABLE, value)),
      places: custom<Places>((value) => is(some, value)),
    }),
  ),
  'tab',
);
