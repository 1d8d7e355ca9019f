import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/app/widgets';
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
  const gallery = readFileSync(`${FOLDER}/gallery/WidgetGallery.tsx`, 'utf8');
  const controls = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('gallery'))
    .map((path) => /(\w+)\.tsx$/.exec(path)?.[1] ?? path);
  expect(controls.filter((name) => !gallery.includes(`<${name}`)).sort()).toEqual([...OTHERS].sort());
});
