import type { MechanismHelp } from './help.ts';

const within = 'How the VCs of the class that was chosen share its turn.';

export const schedulerHelp: MechanismHelp = {
  fifo: {
    help: 'One queue for all VCs. Cells leave in the order of arrival. The VC that sends most gets most.',
    parameters: {},
  },
  rr: {
    help: 'A queue for each VC; the queues take turns, one cell each. All VCs get the same, however much one of them sends.',
    parameters: {},
  },
  wrr: {
    help: 'Round robin in frames: a VC of weight 3 sends at most three cells a frame, one each time its turn comes. Shares are as the weights, with hardly more work than round robin.',
    parameters: {},
  },
  wfq: {
    help: 'Imagines a fluid server that serves all backlogged VCs at once, by weight, and sends cells in the order in which it would finish them. A VC that was silent gets no arrears for it.',
    parameters: {
      active:
        'Whose weights slow down virtual time. Only the fluid server’s own set makes the tags exact; Zhu’s prose (section 3.5) means VCs with a cell in the queue. In one network the choice moved timeouts by 19 % and the mean queue by half.',
    },
  },
  wf2q: {
    help: 'WFQ that serves no cell before the fluid server has begun it. Each VC waits as shortly as under WFQ, and a heavy VC cannot send many cells in a row and then pause.',
    parameters: {},
  },
  scfq: {
    help: 'WFQ without the fluid server: virtual time is the finish tag of the cell on the wire. Simple, but a cell may wait for one cell of every other VC first.',
    parameters: {},
  },
  sfq: {
    help: 'Serves by start tags: virtual time is the start tag of the cell on the wire. As simple as SCFQ, and a VC with a low weight waits less.',
    parameters: {},
  },
  priority: {
    help: 'CBR before real-time VBR before other VBR before ABR before UBR: a class is served only while all above it have nothing waiting. Short delays on top, possibly nothing at all below.',
    parameters: {
      within,
    },
  },
  'class-rr': {
    help: 'The service classes take turns, one cell each, so that none can starve another; within a class its VCs share the turn.',
    parameters: {
      within,
    },
  },
};
