import { describe, expect, it } from 'vitest';
import { glossaryEntry, splitTerms } from '../../../src/app/chrome/glossary/split.ts';

/** Every term that the lessons lean on. */
const TAUGHT = [
  'AAL5, ABR, ACR, delayed ACK, additive increase, multiplicative decrease, ATM-RED, average queue, beat-down, BOM, EOM',
  'bandwidth-delay product, bottleneck, buffer, cap, reserve, capture of a buffer, capture of a VC, CCD, CCR, cell, cell time',
  'CI, NI, CLR, congestion avoidance, congestion epoch, coupling, cwnd, dead cell, DFF, drop list, drop timer, EFCI, EPD, EPRCA',
  'ER, ERAA, ERICA, ERICA+, ESPD, Jain, fast retransmit, fast recovery, FBA, FIFO, frame, global synchronisation, go-back-N',
  'goodput, headroom, ICR, PCR, MCR, IM, lambda, ledger, LT, HT, MACR, max_c, max_p, max-min, MSS, NewReno, packet loss ratio',
  'parking lot, per-VC queueing, phase effect, PPD, push-out, queueing delay, RCD, tail drop, reading, relative rate marking',
  'RIF, RDF, RM cell, FRM, BRM, round robin, WFQ, WRR, RTO, RTT, seed, slow start, ssthresh, standing queue',
  'synchronisation index, tick, transient queue, branch, UBR, VC, VPI, VCI, window-limited, rate-limited',
]
  .join(', ')
  .split(', ');

/** A word of the trade or of ours, without a unit, and older than any of the papers. */
const PLAIN: readonly string[] = ['reading', 'seed', 'phase effect', 'branch'];

describe('a term that the lessons lean on', () => {
  it.each(TAUGHT)('%s has an entry, and a unit or a source', (term) => {
    const entry = glossaryEntry(term);
    expect(entry, term).toBeDefined();
    if (!PLAIN.includes(term)) expect(entry?.unit ?? entry?.source, term).toBeDefined();
  });
});

it('a plain word that is only in the list is not marked in a text', () => {
  expect(splitTerms('The buffer of the bottleneck and its seed.')).toEqual([
    { text: 'The buffer of the bottleneck and its seed.' },
  ]);
});
