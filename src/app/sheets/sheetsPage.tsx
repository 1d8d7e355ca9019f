import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sheetTexts as texts } from '../strings/pages/sheets.ts';
import { ClassSheet } from './ClassSheet.tsx';
import { keepPaper } from './paper.ts';

interface Sheet {
  readonly title: string;
  readonly View: ComponentType;
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  class: { title: texts.classTitle, View: ClassSheet },
};

/** A sheet for paper instead of the stage. */
export async function mountSheet(root: HTMLElement): Promise<void> {
  const sheet = SHEETS[new URLSearchParams(location.search).get('page') ?? ''];
  if (sheet === undefined) throw new Error('no such sheet');
  document.title = `${sheet.title} · ${texts.home}`;
  keepPaper();
  createRoot(root).render(
    <StrictMode>
      <sheet.View />
    </StrictMode>,
  );
}
