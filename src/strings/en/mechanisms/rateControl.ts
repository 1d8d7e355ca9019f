import type { MechanismHelp } from './help.ts';

/** Parameters are named as in the path of an edit, behind `abr.`. */
export const rateControlHelp: MechanismHelp = {
  source: {
    help: 'What a source does with the RM cells that come back to it, and how many it sends.',
    parameters: {
      rif: 'Rate increase factor: an RM cell that comes back without CI and NI lets ACR rise by RIF × PCR, up to the ER that it carries.',
      rdf: 'Rate decrease factor: an RM cell that comes back with CI takes RDF × ACR away (PRCA: so do the Nrm cells until one comes).',
      nrm: 'One cell in Nrm is a forward RM cell: with a larger one news comes later, with a smaller one less of the rate is left to data.',
      crm: 'So many forward RM cells may be without an answer; each one beyond them takes CDF × ACR away before it leaves.',
      cdf: 'Cutoff decrease factor: the share of ACR that each forward RM cell beyond CRM takes away; 0 takes nothing.',
    },
  },
  coupling: {
    help: 'The window of TCP follows the rate that the network allows its VC.',
    parameters: {
      'coupling.form':
        'What sets the window to W = k × ACR × RTT: nothing (off), each backward RM cell and acknowledgement (direct), each RM cell by a share g of the way (EWMA), or one that changed ACR by more than the threshold.',
      'coupling.k':
        'Factor of the window; with 1 it is what fills the path, headers and cell padding counted.',
      'coupling.rtt':
        'Measured: the mean that TCP keeps, in which the window sees the queue it makes itself. Shortest: the shortest round trip so far.',
      'coupling.floorSegments':
        'The window is never smaller; with a window of one segment each waits for the acknowledgement of the last.',
      'coupling.weight':
        'Weight of W in the mean: each backward RM cell moves the window by this share of what it is away from W.',
      'coupling.threshold':
        'ACR has to change by more than this share of what it was when the window was last set.',
    },
  },
};
