import { HOME } from '../../home/proseLinks.ts';
import type { ProsePage } from './prose.ts';

/** Accessibility statement: what is held and how it is tested, and what is not. */
export const accessibilityPage: ProsePage = {
  intro:
    'Cellscope aims at WCAG 2.2, level AA. This page says what is held, how that is tested, and what is missing. It is our own assessment; no audit by others has taken place.',
  sections: [
    {
      title: 'What is held',
      entries: [
        {
          name: 'Keyboard',
          text: 'Everything works by keys: play, step, change, draw, compare. The help lists the keys, and the focus is always visible. A key of one character acts only where no text is typed, and the help has a check box that switches such keys off.',
        },
        {
          name: 'Screen readers',
          text: 'Controls have names and values. Plots have a sentence and a table of their data (T). The network, a picture in motion, has a sentence. Results and errors are announced.',
        },
        {
          name: 'Colour',
          text: 'No meaning is in colour alone: lines have names, kinds of slots have patterns, marks have shapes. Text has a contrast of 4.5 to 1 or more in every theme: light, dark, projector and dark projector.',
        },
        {
          name: 'Motion',
          text: 'With reduced motion nothing plays on its own: a scene opens paused, at the same event, and goes on step by step. Nothing flashes.',
        },
        {
          name: 'Sound',
          text: 'Alt+A, or a button under More, turns the queue or the curve of the followed VC into a tone. The higher the curve, the higher the pitch; a drop is a click. Sound is off until it is asked for, has its own volume, and says nothing that is not also in words.',
        },
        {
          name: 'Touch and size',
          text: 'Targets have at least 24 pixels, on a phone 44. Pages fit a width of 320 pixels without moving sideways, which is also a zoom of 400 %. Each drag has another way: a box, or arrow keys.',
        },
        {
          name: 'Time',
          text: 'Lessons wait for the reader. A run can be paused, slowed down and moved back at any moment.',
        },
      ],
    },
    {
      title: 'How it is tested',
      entries: [
        {
          name: 'By program',
          text: 'Each change runs the checker axe over pages and panels in several themes and sizes, and journeys by keys alone.',
        },
        {
          name: 'By rule',
          text: 'Tests read the style sheets for contrast, for targets that are too small, and for motion that ignores the wish for less of it. They simulate three other kinds of colour vision on the colours of the first ten VCs, and find plots without a table.',
        },
      ],
    },
    {
      title: 'What is missing',
      entries: [
        {
          name: 'People',
          text: 'No group of people who use screen readers, switches or magnifiers has tried it yet.',
        },
        {
          name: 'Pictures in motion',
          text: 'The network and the buffer change too fast to be read aloud. Their content is in the sentence, the tables and the steps, but not as it moves.',
        },
        {
          name: 'Language',
          text: 'The page is in English and in German. Terms of the field are explained in the glossary, but not all texts are easy to read.',
        },
      ],
    },
    {
      title: 'If something does not work',
      entries: [
        {
          name: 'Report it',
          text: 'Open an issue in the place where you got Cellscope from, with the link of the run and the name of your browser and tool. A barrier counts as an error.',
        },
      ],
    },
  ],
  links: [{ href: HOME, text: 'Home' }],
};
