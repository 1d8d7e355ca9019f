import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { guessTexts as texts } from '../strings/pages/guess.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { Game } from './Game.tsx';
import { gameProblems } from './game.ts';

/** A queue is shown, and the reader says what the senders run. */
export async function mountGuess(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.title);
  reportAddress(gameProblems(location.search));
  createRoot(root).render(
    <StrictMode>
      <Game />
    </StrictMode>,
  );
}
