import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guessTexts as texts } from '../strings/pages/guess.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { Game } from './Game.tsx';

/** A queue is shown, and the reader says what the senders run. */
export async function mountGuess(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.title);
  createRoot(root).render(
    <StrictMode>
      <Game />
    </StrictMode>,
  );
}
