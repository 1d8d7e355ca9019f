import { expect, it, vi } from 'vitest';
import { inGerman } from '../support/inLanguage.ts';
import { numbersHold } from '../support/numbersHold.ts';

vi.mock('../../src/app/strings/numbers.ts', () => inGerman('app/strings/numbers.ts'));

const format = await import('../../src/app/format.ts');
const { plainSetting, plainValues, shownValues } = await import('../../src/app/sweep/values.ts');
const { typedPlace } = await import('../../src/app/link/eventField.ts');
const csv = await import('../../src/app/plot/table/csv.ts');
const { exact, exactSeconds, formatTime, shortNumber, shortRate, whole } = format;
const { ownCandidate } = await import('../../src/app/race/choices.ts');
const { branchesOf } = await import('../../src/app/store/branches/branches.ts');
const { stageOf } = await import('../../src/app/store/stage.ts');
const { testSession } = await import('../support/session.ts');
const { catalog } = await import('../../src/engine/node.ts');
const { typedNumber } = await import('../../src/app/widgets/numbers/typedNumber.ts');

it('German numbers have a decimal comma and points between groups', () => {
  expect(whole(1925)).toBe('1.925');
  expect(shortNumber(0.0231)).toBe('0,0231');
  expect(shortRate(58_730)).toBe('58,7k');
  expect(formatTime(1_090_473_000_000)).toBe('1,090\u2009473');
  expect(exact(1900.5)).toBe('1900,5');
});

it('a candidate of a race writes its numbers so', async () => {
  const session = testSession();
  stageOf(session).setState({
    catalog,
    ports: [{ id: 'S2>S3', policy: 'atm-red' }],
    loaded: { port: 'S2>S3', ports: [] },
  } as never);
  branchesOf(session)
    .getState()
    .begin([{ time: 0, path: 'policy.maxC', value: 0.05 }]);
  expect(ownCandidate(session)?.name).toMatch(/ 0,05$/);
});

it('links keep their points', () => expect(exactSeconds(1_090_473_000_001)).toBe('1.090473000001'));

it.each([
  ['1.900', 1_900],
  ['2,5', 2.5],
  ['0.125', 0.125],
  ['1.234.567,5', 1_234_567.5],
  ['1/16', 1 / 16],
])('%s is read as it is written', (text, value) => expect(typedNumber(text)).toBe(value));

numbersHold({ format, csv, typedNumber, list: ';', units: ['Mb/s', 'ms/s', '%', 'ms', 's'] });

it('a plot is copied with decimal commas and semicolons', () => {
  const cells = ['VC 3', format.fixed(99.9, 1), '1.924', 0.5];
  expect(csv.csvOf([cells])).toBe('VC 3;99,9;1924;0,5');
  expect(csv.sortedRows([['10,5'], ['9,75'], ['1.000,2']], 0, false)).toEqual([
    ['9,75'],
    ['10,5'],
    ['1.000,2'],
  ]);
});

it.each([
  ['0,5', '0.5', '0,5'],
  ['0,5; 1,5', '0.5,1.5', '0,5; 1,5'],
  ['0,5 1,5', '0.5,1.5', '0,5; 1,5'],
  ['0,5..1,5:0,1', '0.5..1.5:0.1', '0,5..1,5:0,1'],
  ['500; 1.000; 1.900', '500,1000,1900', '500; 1000; 1900'],
  ['epd,espd', 'epd,espd', 'epd; espd'],
  ['1,5,2', '1;5;2', '1;5;2'],
])('a sweep over %s', (typed, plain, shown) => {
  expect(plainValues(typed)).toBe(plain);
  expect(shownValues(plain)).toBe(shown);
});

it('a setting of a sweep has its decimal comma', () =>
  expect(plainSetting('run.durationS=0,5')).toBe('run.durationS=0.5'));

it('a time before an event is read as the page writes times', () => {
  expect(typedPlace('1,150\u2009473 s drop 2')).toEqual({
    time: '1.150473',
    place: { kind: 'drop', count: 2 },
  });
});
