import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Problem } from '../../contract/index.ts';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { saidIn } from '../link/said.ts';
import { urlState } from '../link/urlState.ts';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { labSheetTexts } from '../strings/sharing/labSheet.ts';
import { sheetTexts as texts } from '../strings/sharing/sheets.ts';
import { chooseTheme } from '../theme/theme.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { Handout } from './handout/Handout.tsx';
import { LabSheet } from './lab/LabSheet.tsx';

/** Page style for A4 or Letter, whichever the printer has. */
const PAGE = '@page{margin:14mm 15mm}';

/**
 * Prepares printing: sheets are black on white, on the screen too, and as large as the paper of the printer. The rules of
 * `theme/print.ts` are for a printed stage, and were registered before.
 */
function keepPaper(): void {
  chooseTheme('light');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE);
  addEventListener('beforeprint', () => {
    document.adoptedStyleSheets = [sheet];
  });
}

interface Sheet {
  readonly title: string;
  readonly View: ComponentType;
  /** Problems of its address. */
  readonly problems: (search: string) => readonly Problem[];
}

/** The handout is of a link, which its stage judges. */
const SHEETS: Readonly<Record<string, Sheet>> = {
  handout: { title: texts.handout, View: Handout, problems: () => [] },
  'lab-sheet': { title: labSheetTexts.title, View: LabSheet, problems: urlState('lab-sheet', {}).problems },
};

/** A sheet for paper instead of the stage. */
export async function mountSheet(root: HTMLElement): Promise<void> {
  const sheet = SHEETS[saidIn(location.search, 'page') ?? ''];
  if (sheet === undefined) throw new Error('no such sheet');
  document.title = pageTitle(sheet.title);
  reportAddress(sheet.problems(location.search));
  declarePanels(registry);
  startSizeSync();
  keepPaper();
  createRoot(root).render(
    <StrictMode>
      <sheet.View />
    </StrictMode>,
  );
}
