import {
  elementAt,
  type OperatingPoint,
  type PolicyCurve,
  type PolicyLive,
} from '../../../../contract/index.ts';
import { clock, shortNumber, whole } from '../../../format.ts';
import { bendsOf, heightAt } from '../../../plot/curve/lines.ts';
import type { TableData } from '../../../plot/table/DataTable.tsx';
import { en } from '../../../strings/en.ts';
import { inParts } from '../../../strings/text.ts';

const texts = en.panels.curve;

/** Two digits that count: `0.012`. */
const chance = (value: number): string => shortNumber(value, 2);

const amount = (value: number, unit: string): string =>
  unit === 'cells' ? texts.cells(whole(value)) : shortNumber(value);

/** `At 812: p 0.00012 a cell, 0.023 a packet of 192 cells`: where the port is, in numbers. */
function portWords(curve: PolicyCurve, live: PolicyLive, now: number): string {
  const port = live.points.find(({ vc }) => vc === null);
  if (!port) return '';
  const at = amount(port.x, curve.x.unit);
  switch (curve.meaning) {
    case 'state':
      return texts.at(at, `${curve.y.label}: ${port.y > 0 ? texts.regions.yes : texts.regions.no}`);
    case 'probability': {
      const each = curve.lines.map((line, k) =>
        texts.chance(chance(k === 0 ? port.y : heightAt(line, port.x)), line.label),
      );
      return texts.at(whole(port.x), texts.p(inParts(each)));
    }
    default: {
      const until = live.gauges.find(({ name }) => name === 'paused until')?.value ?? 0;
      const what = until > now ? texts.suspended(clock(until)) : texts.each(amount(port.y, curve.y.unit));
      return texts.at(at, what);
    }
  }
}

/** The VC that is nearest to its limit, or beyond it; ties go to the first. */
function vcWords(curve: PolicyCurve, live: PolicyLive, followed: number | null): string {
  const vcs = live.points.filter(({ vc }) => vc !== null);
  const most =
    vcs.find(({ vc }) => vc === followed) ??
    vcs.reduce<OperatingPoint | undefined>((a, b) => (a && b.y <= a.y ? a : b), undefined);
  if (!most) return curve.meaning === 'limit' ? texts.none : '';
  if (curve.meaning !== 'limit') return texts.chance(chance(most.y), en.panels.vc(most.vc ?? ''));
  const limit = heightAt(elementAt(curve.lines, 0), most.x);
  const at = amount(most.x, curve.x.unit);
  const [vc, share] = [most.vc ?? '', chance(most.y)];
  return texts.at(
    at,
    Number.isNaN(limit) ? texts.holdsAny(vc, share) : texts.holds(vc, share, chance(limit)),
  );
}

/** One line next to the title. */
export function liveWords(
  curve: PolicyCurve,
  live: PolicyLive | null,
  followed: number | null,
  now: number,
): string {
  if (live === null) return '';
  return [portWords(curve, live, now), vcWords(curve, live, followed)]
    .filter((words) => words !== '')
    .join(', ');
}

/** `Probability against average queue, cells. Lines: a cell. Now ...` */
export function describeCurve(curve: PolicyCurve, now: string): string {
  const against = texts.label(curve.y.label, axisOf(curve));
  const { length } = curve.handles;
  return now === '' ? texts.spoken(against, length) : texts.spokenNow(against, length, now);
}

const axisOf = ({ x }: PolicyCurve): string => texts.axis(x.label, x.unit);

/** One row for every place where a line bends. */
export function curveTable(curve: PolicyCurve): TableData {
  const unit = curve.y.unit || curve.y.label;
  return {
    caption: texts.label(curve.y.label, axisOf(curve)),
    columns: [axisOf(curve), ...curve.lines.map(({ label }) => `${label}, ${unit}`)],
    rows: bendsOf(curve).map((x) => [
      Number(x.toFixed(1)),
      ...curve.lines.map((line) => {
        const y = heightAt(line, x);
        return Number.isNaN(y) ? '' : Number(y.toPrecision(4));
      }),
    ]),
  };
}
