import { type RefObject, useEffect, useState } from 'react';
import { useSession } from '../../session/context.ts';
import { observeSize } from '../../widgets/size.ts';
import { sizeOf } from '../../widgets/stageSize.ts';

/** Connecting line from a panel to its card, as an SVG path, CSS pixels of the dialog. */
interface Line {
  readonly of: string;
  readonly d: string;
}

/** Gap between two cards, and distance of a line's ends below the tops of panel and card. */
const APART = 6;
const BELOW = 12;

/**
 * Puts each card of a list at the height of its panel (`data-of`), if the cards before it leave room, and publishes the width of
 * the plots as `--next-to`. Lines are drawn again when the list is scrolled or the window changes.
 * @param cardsNow changes with the cards of the list
 */
export function useNextTo(
  list: RefObject<HTMLElement | null>,
  isNextToTraces: boolean,
  cardsNow: string,
): readonly Line[] {
  const session = useSession();
  const [lines, setLines] = useState<readonly Line[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other places
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-of]') ?? [])];
    const dialog = list.current?.closest('dialog');
    if (!isNextToTraces || !dialog) {
      // Removes earlier positions, for example after a tablet was turned.
      for (const card of cards) card.style.marginTop = '';
      return setLines([]);
    }
    const panelOf = ({ dataset }: HTMLElement) =>
      (session.element ?? document).querySelector<HTMLElement>(`[data-id="${dataset.of}"]`);
    // Read each time, because another window size may have another scale.
    const scale = (): number => sizeOf(session).getState().fit;
    const draw = (): void => {
      const fit = scale();
      const edge = dialog.getBoundingClientRect().left;
      const found = cards.flatMap((card): Line[] => {
        const panel = panelOf(card)?.getBoundingClientRect();
        // A panel under the dialog gets no line.
        if (panel === undefined || panel.right > edge + 1) return [];
        const to = card.getBoundingClientRect();
        const [x, y, toX, toY] = [panel.right, panel.top + BELOW, to.left, to.top + BELOW].map(
          (at) => at / fit,
        );
        return [{ of: card.dataset.of ?? '', d: `M${(x ?? 0) - 24} ${y}H${x}L${toX} ${toY}` }];
      });
      setLines(found);
    };
    const place = (): void => {
      const fit = scale();
      dialog.scrollTop = 0;
      const middle = window.innerWidth / 2;
      const rights = cards.flatMap((card) => {
        const panel = panelOf(card)?.getBoundingClientRect();
        return panel && panel.left < middle ? [panel.right / fit] : [];
      });
      if (rights.length > 0) dialog.style.setProperty('--next-to', `${Math.max(...rights) + 20}px`);
      for (const card of cards) {
        card.style.marginTop = `${APART}px`;
        const panel = panelOf(card)?.getBoundingClientRect();
        if (panel === undefined || panel.left >= middle) continue;
        const ahead = (panel.top - card.getBoundingClientRect().top) / fit;
        card.style.marginTop = `${Math.max(APART, APART + ahead)}px`;
      }
      draw();
    };
    // The dialog gets a size when it is shown, and another one with the window. Panels open and move while the run is built.
    const panels = cards.flatMap((card) => panelOf(card) ?? []);
    const end = observeSize([dialog, ...panels], place);
    dialog.addEventListener('scroll', draw);
    return () => {
      end();
      dialog.removeEventListener('scroll', draw);
    };
  }, [list, isNextToTraces, session, cardsNow]);
  return lines;
}
