import { pack } from '../../src/app/link/packed/packed.ts';
import { EMPTY_LINK } from '../../src/app/link/state.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { Chance } from './chance.ts';
import { openAddressHere, type openRunHere } from './page.ts';
import { type Kind, type Outcome, type Trial, told } from './trial.ts';

const edits = Array.from({ length: 40 }, (_, i) => ({
  time: i * 1e9,
  path: 'policy.threshold',
  value: 900 + i,
}));

/** Links that people send each other. */
const LINKS: readonly string[] = [
  ...scenarios.map(({ id }) => `?scene=${id}`),
  '?scene=half-empty&seed=3&policy=epd&policy.threshold=1500&t=0.9&paused=1',
  '?scene=half-empty&tcp.minRtoMs=1000&links.*.delayMs=4&run.durationS=2&measure.fromS=0.5',
  '?scene=half-empty&e=0.1~policy~espd&e=0.4~policy.th1~1700&e=0.5~vcs.3.weight~4&vc=3&port=S2>S3',
  '?scene=idle-share&vcs.*.abr.mcr=2000&abr.nrm=16&view=0.1,0.4&step=rm&speed=max',
  '?scene=five-classes&classes.ubr.policy=ppd&buffers=perClass&hide=queue,score&lock=policy.*,buffer',
  '?scene=capture&buffer=2000&impairments.S1>S2.lossProbability=0.001&lens=1&embed=1&why=drop,1,0.4',
  `?scene=half-empty&state=${pack({ ...EMPTY_LINK, edits })}`,
  `?state=${pack({ ...EMPTY_LINK, scenario: scenarios[0], overrides: [['tcp.minRtoMs', 1000]] })}`,
  `?scene=half-empty&state=${pack({
    ...EMPTY_LINK,
    branches: {
      version: 2,
      content: {
        shown: 2,
        along: [1],
        branches: [
          { id: 1, to: 1e10, keeps: 0 },
          { id: 2, parent: 1, from: 1e9, to: 1e10, name: 'later' },
        ],
        bookmarks: [[1e9, 'here']],
        stops: [{ kind: 'time', time: 1e10 }],
      },
    },
  })}`,
];

/** The pairs of a link, some of them lost, doubled, changed or in another order. */
function mutatedLink(link: string, chance: Chance): string {
  const pairs = link.slice(1).split('&');
  const at = chance.below(pairs.length);
  const [key = ''] = (pairs[at] ?? '').split('=');
  const nasty = encodeURIComponent(String(chance.nasty()).replace(/\p{Surrogate}/gu, '�'));
  switch (chance.below(6)) {
    case 0:
      pairs[at] = `${key}=${nasty}`;
      break;
    case 1:
      pairs.push(...Array.from({ length: 1 + chance.below(60) }, () => chance.of(pairs)));
      break;
    case 2:
      pairs.push(`${key}.${chance.letters(4)}=${nasty}`);
      break;
    case 3:
      pairs.reverse();
      break;
    default:
      return `?${chance.mutated(link.slice(1))}`;
  }
  return `?${pairs.join('&')}`;
}

async function tried(open: ReturnType<typeof openAddressHere | typeof openRunHere>): Promise<Outcome> {
  const { problems, inForce } = await open;
  return { opened: inForce !== null, ...told(problems) };
}

export const links: Kind = {
  name: 'links',
  cases: 2_000,
  make: (seed, index): Trial => {
    const chance = new Chance(seed, `link ${index}`);
    let link = chance.of(LINKS);
    for (let times = 1 + chance.below(3); times > 0; times--) link = mutatedLink(link, chance);
    return { input: link, run: () => tried(openAddressHere(link)) };
  },
};
