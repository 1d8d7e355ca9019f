import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/app/widgets';
const gallery = readFileSync(`${FOLDER}/gallery/WidgetGallery.tsx`, 'utf8');
const nameOf = (path: string): string => /(\w+)\.tsx$/.exec(path)?.[1] ?? path;
const isShown = (name: string): boolean => new RegExp(`<${name}\\b`).test(gallery);

/** What is no control: it guards, waits, names a part of the page, is in one of those there, or is about the run of a stage. */
const OTHERS = [
  'causes',
  'Guard',
  'Landmark',
  'late',
  'VcChips',
  'Ways',
  'Rich',
  'Terms',
  'ScaleSlider',
  'Popup',
  'Radio',
];

it('each control is in the gallery, and what is not is named here', () => {
  const controls = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('gallery'))
    .map(nameOf);
  expect(controls.filter((name) => !isShown(name)).sort()).toEqual([...OTHERS].sort());
});

type Sources = ReadonlyMap<string, string>;

const app: Sources = new Map(
  readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join('src/app', path), 'utf8')]),
);

/** A native control, or a widget that has one. */
const CONTROL =
  /<(input|select|textarea|CheckBoxes|Choice|NumberBox|SeedsBox|LateSlider|Select|Radio|NumberRow|ChoiceRow)\b|role="(tab|slider)"/;

/** Parts with a control that are no widgets by their folder, and that several other folders use. */
function sharedControls(sources: Sources): readonly string[] {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of sources)
    for (const [, target = ''] of text.matchAll(/\b(?:from|import\()\s*'(\.[^']+\.tsx)'/g)) {
      const used = normalize(join(dirname(path), target));
      if (dirname(used) === dirname(path) || path.startsWith('widgets/gallery/')) continue;
      users.set(used, (users.get(used) ?? new Set()).add(dirname(path)));
    }
  return [...users]
    .filter(([path, folders]) => folders.size > 1 && CONTROL.test(sources.get(path) ?? ''))
    .map(([path]) => path)
    .filter((path) => !path.startsWith('widgets/'))
    .toSorted();
}

/** About one thing of the page, which no gallery has. */
const ABOUT_ONE_THING: Readonly<Record<string, string>> = {
  'keys/CharacterKeys.tsx': 'whether letters are keys of the page',
  'plot/row/PortChoice.tsx': 'the ports of a run',
  'story/screens/Guess.tsx': 'the question of a story',
};

it('a control that several parts of the page share is in the gallery, wherever it is', () => {
  const planted = new Map([
    ['settings/Dial.tsx', 'export const Dial = () => <input type="range" />;'],
    ['settings/Knob.tsx', 'export const Knob = () => <NumberBox label="k" />;'],
    ['settings/Title.tsx', 'export const Title = () => <h2 />;'],
    [
      'branches/A.tsx',
      "import { Dial } from '../settings/Dial.tsx'; import { Title } from '../settings/Title.tsx';",
    ],
    [
      'builder/B.tsx',
      "const Dial = late(async () => (await import('../settings/Dial.tsx')).Dial); import { Title } from '../settings/Title.tsx';",
    ],
    // One other folder is its own.
    ['builder/C.tsx', "import { Knob } from '../settings/Knob.tsx';"],
  ]);
  expect(sharedControls(planted)).toEqual(['settings/Dial.tsx']);
  const shared = sharedControls(app);
  expect(shared).toContain('settings/form/SettingRow.tsx');
  expect(shared.filter((path) => !isShown(nameOf(path)))).toEqual(Object.keys(ABOUT_ONE_THING));
});

it('only the widget makes tabs', () => {
  const makes = (text: string): boolean => /role="(tab|tablist)"/.test(text);
  expect(makes('<div role="tablist" {...row}>')).toBe(true);
  expect([...app].filter(([, text]) => makes(text)).map(([path]) => path)).toEqual(['widgets/Tabs.tsx']);
});
