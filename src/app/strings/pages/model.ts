import { FIRST_PAPER, GLOSSARY_LINK } from '../../home/proseLinks.ts';
import type { ProsePage } from './prose.ts';

/** Every simplification of the simulator in plain words; the numbers behind them are in docs/model. */
export const modelPage: ProsePage = {
  intro:
    'Cellscope moves every single cell. Still it is a model: it leaves things out, and it fills in what the papers do not print. This page lists both.',
  sections: [
    {
      title: 'Cells, links and switches',
      entries: [
        {
          name: 'Time',
          text: 'Time is a whole number of picoseconds. Links have an exact rate and a fixed delay. Cells have no bit errors unless you add some.',
        },
        {
          name: 'Switches',
          text: 'A switch takes no time: a cell waits at its output port only. The cell on the wire takes no place in the buffer, and a policy sees the queue before the new cell joins it.',
        },
        {
          name: 'Ties',
          text: 'If two things happen at the same picosecond, departures come first, then arrivals, then timers. Some results with full buffers depend on this rule.',
        },
        {
          name: 'Phase',
          text: 'Exact clocks can keep the cells of two busy links in phase for ever. Then the phase decides who loses, not the policy. The page reports this, and offers a small random delay for each cell.',
        },
        {
          name: 'Frames',
          text: 'A packet is an AAL5 frame. A port knows where a frame begins only from the last cell of the one before, like a real switch. If that cell is lost, two frames become one, and both are lost.',
        },
        {
          name: 'No signalling',
          text: 'Connections exist from the beginning. Setting them up, routing, and failures of links are not modelled.',
        },
      ],
    },
    {
      title: 'TCP and other sources',
      entries: [
        {
          name: 'Hosts',
          text: 'Hosts are infinitely fast. In most scenes a sender always has data, and a receiver takes everything at once.',
        },
        {
          name: 'Variants',
          text: 'Tahoe, Reno, NewReno and SACK follow their documents, with the growth rule and the timers of each paper. What those leave open is a parameter, and its default is in the notes on TCP.',
        },
        {
          name: 'Headers and handshake',
          text: 'IP and TCP headers count in the size of a packet. Connections begin with data, without a handshake, unless a scene says otherwise.',
        },
        {
          name: 'Acknowledgements',
          text: 'They are real cells on the way back: two cells each, with their own queues.',
        },
        {
          name: 'Voice and video',
          text: 'Other sources are simple models: Poisson, on and off, constant, or a rate that changes step by step. No trace of a real source is played back.',
        },
      ],
    },
    {
      title: 'Rates and credit',
      entries: [
        {
          name: 'ABR',
          text: 'Sources and destinations follow TM 4.0, with the parameters of each paper. Switch algorithms follow their papers; some of these exist in several versions, and the notes say which one was taken.',
        },
        {
          name: 'What a switch knows',
          text: 'ERAA takes the rate of its link as given. ERICA and its relatives measure what arrives. Neither sees the other switches, except through RM cells.',
        },
        {
          name: 'CBR and VBR',
          text: 'They are served before ABR and UBR, and have no admission control: a scene can offer more than a link carries.',
        },
        {
          name: 'Credit',
          text: 'Credit works hop by hop, with a fixed number of places for each VC. Lost credit cells can be added as a fault.',
        },
      ],
    },
    {
      title: 'Numbers on the page',
      entries: [
        {
          name: 'Useful, dead, duplicate, idle',
          text: 'They share the slots of a link and sum to 100 %. A cell is counted once its fate is known, so the last milliseconds of a run can still change.',
        },
        {
          name: 'Goodput',
          text: 'Only packets that arrive for the first time count. Fairness is Jain’s index over them. It depends on the window of time: compare indices over equal windows only.',
        },
        {
          name: 'One run is one run',
          text: 'A scene shows one seed. Another seed can differ by several points. The race and the tables of the papers use several seeds and show the spread.',
        },
        {
          name: 'Measured window',
          text: 'Most scenes leave out the start, which differs from what follows. The score says from when it counts.',
        },
      ],
    },
    {
      title: 'How far to believe it',
      entries: [
        {
          name: 'Repeatable',
          text: 'The same scene, seed and changes give the same cells on every device. A run has a digest: equal digests mean equal runs.',
        },
        {
          name: 'Compared',
          text: 'Independent programs ran the same settings. Most figures agree within their spread, and the notes list those that do not, with the likely cause.',
        },
        {
          name: 'Not reproduced',
          text: 'Some printed results do not come out under any reading that was tried. The pages of the papers show ours next to them, and one lesson is about nothing else.',
        },
        {
          name: 'Not a forecast',
          text: 'The networks are those of papers from 1997 to 2000. They teach how mechanisms interact. They do not say how a network of today will perform.',
        },
      ],
    },
  ],
  links: [
    { href: FIRST_PAPER, text: 'The papers, run again' },
    { href: '?lesson=sceptic', text: 'Lesson: where papers and simulation disagree' },
    { href: GLOSSARY_LINK, text: 'Glossary' },
    { href: './licences.txt', text: 'Licences of what the page is made of' },
  ],
};
