import { useEffect } from 'react';
import { KNOB } from '../../lessons/lesson.ts';

const STAGE = '[data-lesson="stage"]';
const TRANSPORT = `${STAGE} footer`;

/** Where a point of a lesson is on its stage. */
export function selectorOf(point: string): string {
  if (point === 'transport') return TRANSPORT;
  return point.startsWith(KNOB)
    ? `${STAGE} [data-path="${point.slice(KNOB.length)}"]`
    : `${STAGE} [data-id="${point}"]`;
}

const AROUND = `content: ''; position: absolute; inset: -3px -10px 0; z-index: 2; border: 2px solid var(--ink);
  box-shadow: inset 0 0 0 4px var(--hl); pointer-events: none`;
const OUTLINE = 'outline: 4px solid var(--hl); outline-offset: 3px; box-shadow: 0 0 0 3px var(--ink)';

function ruleOf(point: string): string {
  const found = selectorOf(point);
  if (point.startsWith(KNOB)) return `${found} { ${OUTLINE} }`;
  const place = point === 'transport' ? '' : `${found} { position: relative; scroll-margin-block: 6rem }`;
  return `${place} ${found}::after { ${AROUND} }`;
}

/** Marks what a step points at, whenever it is shown. */
export function useStepMarks(points: readonly string[]): void {
  const rules = points.map(ruleOf).join('\n');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [rules]);
}
