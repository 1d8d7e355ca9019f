import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { labSheetTexts } from '../strings/sharing/labSheet.ts';
import { sheetTexts as texts } from '../strings/sharing/sheets.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { Handout } from './handout/Handout.tsx';
import { LabSheet } from './lab/LabSheet.tsx';
import { keepPaper } from './paper.ts';

interface Sheet {
  readonly title: string;
  readonly View: ComponentType;
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  handout: { title: texts.handout, View: Handout },
  'lab-sheet': { title: labSheetTexts.title, View: LabSheet },
};

/** A sheet for paper instead of the stage. */
export async function mountSheet(root: HTMLElement): Promise<void> {
  const sheet = SHEETS[new URLSearchParams(location.search).get('page') ?? ''];
  if (sheet === undefined) throw new Error('no such sheet');
  document.title = `${sheet.title} · ${texts.home}`;
  declarePanels(registry);
  startSizeSync();
  keepPaper();
  createRoot(root).render(
    <StrictMode>
      <sheet.View />
    </StrictMode>,
  );
}
