import { useEffect, useState } from 'react';
import { KNOB } from '../../lessons/lesson.ts';
import type { HostedStage } from '../mount.tsx';
import { declaredPanels } from '../panel/declared.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { selectorOf } from './marks.ts';

const knobName = (control: Element): string | null =>
  control.querySelector('.parameter-name')?.textContent ?? control.getAttribute('aria-label');

/** As it reads on the stage now: without a drop list its panel is titled *Drops*, and on a projector titles are short. */
const titleIn = (panel: Element): string | null =>
  (panel.querySelector('.panel-title') ?? panel.querySelector('h2'))?.textContent?.trim() || null;

/** Null: the stage does not show it. */
function nameOf(point: string): string | null {
  const part = document.querySelector(selectorOf(point));
  if (part === null) return null;
  if (point === 'transport') return texts.transport;
  if (point.startsWith(KNOB)) return knobName(part);
  return titleIn(part) ?? declaredPanels().find(({ id }) => id === point)?.title ?? null;
}

/** What a step points at by name, once the stage shows it; the first of them is moved into view. */
export function usePointNames(live: HostedStage | null, points: readonly string[]): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = () => {
      if (isOver) return;
      setNames(points.flatMap((point) => nameOf(point) ?? []));
      const [first] = points;
      if (first !== undefined)
        document.querySelector(selectorOf(first))?.scrollIntoView({ block: 'nearest' });
    };
    read();
    void live?.stage.atRest().then(read, () => {});
    return () => {
      isOver = true;
    };
  }, [live, points]);
  return names;
}
