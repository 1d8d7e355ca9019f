import { answers } from './answers.ts';
import { engine, parts, subject, values } from './engine.ts';
import { lessonFaults, nearNames, pictureFaults, planFaults } from './faults.ts';
import { lectures } from './lectures.ts';
import { networks } from './networks.ts';
import { groups, links, opening, plot, rates, settings, store } from './page.ts';
import type { Sentences } from './pairs.ts';
import { rateScenes } from './rateScenes.ts';
import { rules } from './rules.ts';
import { scenes } from './scenes.ts';
import { common } from './studies/common.ts';
import { nagata } from './studies/nagata.ts';
import { rosolen } from './studies/rosolen.ts';
import { ulku } from './studies/ulku.ts';
import { zhu } from './studies/zhu.ts';

export interface Section {
  /** Of `src/`: a folder, or one file. */
  readonly of: string;
  readonly sentences: Sentences;
}

/** Sentences among data and code; `scripts/build/language/texts.ts` adds those that have files of their own. */
export const SECTIONS: readonly Section[] = [
  { of: 'scenarios', sentences: { ...scenes, ...rateScenes, ...answers, ...networks } },
  { of: 'app/link/', sentences: links },
  { of: 'app/client/opening/', sentences: opening },
  { of: 'app/settings/', sentences: settings },
  { of: 'app/store/', sentences: store },
  { of: 'app/rates/', sentences: rates },
  { of: 'app/plot/', sentences: plot },
  { of: 'app/panels/network/routerGroups.ts', sentences: groups },
  { of: 'engine/', sentences: engine },
  { of: 'engine/formatNumbers.ts', sentences: parts },
  { of: 'engine/rules/path.ts', sentences: values },
  { of: 'engine/rules/explain.ts', sentences: subject },
  { of: 'scenarios/nearest.ts', sentences: nearNames },
  { of: 'lessons/', sentences: lessonFaults },
  { of: 'lessons/pictures/', sentences: pictureFaults },
  { of: 'lessons/lectures/check.ts', sentences: planFaults },
  { of: 'lessons/lectures/index.ts', sentences: lectures },
  { of: 'rules/', sentences: rules },
  { of: 'studies/', sentences: { ...common, ...nagata, ...rosolen, ...ulku, ...zhu } },
];
