import { pseudoCode } from '../pseudoCode.ts';
import { explained, pathsIn } from './explained.ts';

const kind = 'rates';
const abrKeys = (...names: readonly string[]) => pathsIn(['abr'], ...names);
const RATES = ['rule', 'pcr', 'mcr', 'icr'] as const;

/** End systems under rate control: sources by their `rule`, the destination, and TCP that follows a rate. */
export const rates = [
  explained({
    id: 'tm4',
    kind,
    short: 'SES',
    name: 'Source end system, rules of TM 4.0',
    citation: 'ATM Forum TM 4.0, 5.10.4; Ülkü 1997, section 2.2.1 and table 2.1',
    keys: abrKeys(
      ...RATES,
      ...[
        'rif',
        'rdf',
        'nrm',
        'mrm',
        'trmMs',
        'tbeCells',
        'frttMs',
        'crm',
        'cdf',
        'adtfMs',
        'tcr',
        'dueCell',
      ],
      ...['bufferCells', 'quantizeRm'],
    ),
    code: pseudoCode(`
rule 1: in-rate cells leave at least 1 / ACR apart  @spaced
rule 2: at first ACR ← ICR, and the first cell is a forward RM cell  @begins
rule 3a: due after Nrm − 1 cells, or after Mrm once Trm has passed: a forward RM cell  @forwardDue
rules 3c and 12: else a data cell leaves, with EFCI 0  @dataLeft
before an in-rate forward RM cell:
  rule 5: none for longer than ADTF, ACR > ICR: ACR ← ICR  @unused
  rule 6: CRM without an answer: ACR ← max(MCR, ACR − CDF × ACR)  @unanswered
  rules 7 and 10: it carries CCR = ACR, ER = PCR, MCR, CI = NI = 0  @forwardLeft
a backward RM cell arrives:
  rule 8, CI = 1: ACR ← ACR − RDF × ACR  @down
  rule 8, CI = 0, NI = 1: ACR stays  @held
  rule 8, CI = NI = 0: ACR ← min(PCR, ACR + RIF × PCR)  @up
  rule 9: ACR ← max(MCR, min(ACR, ER))  @atMost
rule 11: while ACR < TCR, forward RM cells also leave out of rate, at TCR  @outOfRate`),
  }),
  explained({
    id: 'destination',
    kind,
    short: 'DES',
    name: 'Destination end system, rules of TM 4.0',
    citation: 'ATM Forum TM 4.0, 5.10.5; Ülkü 1997, sections 2.2.3 and 3.3',
    keys: abrKeys('receiverRate'),
    code: pseudoCode(`
rule 1: a data cell arrives:
  remember its EFCI bit  @bitKept
rule 2: a forward RM cell arrives:
  it turns round at once  @turned
  rule 2a: if the bit is set: CI ← 1  @turnMarked
  forget the bit
  rule 2b: ER ← max(MCR, min(ER, receiverRate)), where one is given  @turnLowered
  CCR, MCR and NI stay as they are`),
  }),
  explained({
    id: 'prca',
    kind,
    short: 'PRCA',
    name: 'Source of PRCA',
    citation: 'Roberts et al. 1994 (ATM Forum 94-0438R1); Ülkü 1997, section 2.1.2',
    keys: abrKeys(...RATES, 'rif', 'rdf', 'nrm'),
    code: pseudoCode(`
each data cell leaves with EFCI 1, the first of every Nrm with 0
after it: ACR ← max(MCR, ACR − take / Nrm)  @eachCell
after every Nrm cells: take ← RDF × ACR
the destination, for each cell that arrives with EFCI 0:
  it sends a backward RM cell
a backward RM cell arrives:
  give ← take + RIF × PCR; with CI or NI: 0
  ACR ← max(MCR, min(PCR, ER, ACR + give))  @goodNews
  take ← RDF × ACR
without RM cells ACR only falls: silence means congestion`),
  }),
  explained({
    id: 'becn',
    kind,
    short: 'Newman',
    name: 'Source of backward notification',
    citation: 'Newman 1993; Ülkü 1997, section 2.1.2',
    keys: abrKeys(...RATES, 'recoveryMs'),
    code: pseudoCode(`
at first ACR ← ICR; the source makes no RM cells
after each recoveryMs without a notice:
  ACR ← min(PCR, 2 × ACR)  @doubled
  wait for recoveryMs again
an RM cell of a switch arrives with CI = 1:
  ACR ← max(MCR, PCR / 1,024, ACR / 2)  @halved
  wait for recoveryMs again
ACR ← max(MCR, min(ACR, ER))  @atMost
without RM cells ACR only rises: silence means free capacity`),
  }),
  explained({
    id: 'efci',
    kind,
    short: 'negative EFCI',
    name: 'Source of negative polarity',
    citation: 'Hluchyj et al. 1994; Ülkü 1997, section 2.1.2',
    keys: abrKeys(...RATES, 'rif', 'rdf', 'recoveryMs'),
    code: pseudoCode(`
at first ACR ← ICR; the source makes no RM cells
after each recoveryMs without an RM cell:
  ACR ← min(PCR, ACR + RIF × PCR)  @raised
  wait for recoveryMs again
the destination, for a data cell with EFCI 1, twice in recoveryMs at most:
  it sends a backward RM cell with CI = 1
an RM cell arrives with CI = 1:
  ACR ← max(MCR, PCR / 1,024, ACR − RDF × ACR)  @lowered
  wait for recoveryMs again
ACR ← max(MCR, min(ACR, ER))  @atMost`),
  }),
  explained({
    id: 'coupling',
    kind,
    short: 'TCP-ABR coupling',
    name: 'Window of TCP that follows ACR',
    citation: 'Ülkü 1997, section 5.3: proposed there, the runs are ours',
    keys: pathsIn(['abr', 'coupling'], 'form', 'k', 'rtt', 'floorSegments', 'weight', 'threshold'),
    code: pseudoCode(`
direct: with each backward RM cell and each ACK of new data
average: with each backward RM cell
threshold: with one after which ACR is more than threshold away
also: with the first round trip, and after a loss
if in recovery: no change
W ← k × ACR × RTT, as segments of their cells
average: W ← cwnd + weight × (W − cwnd)
cwnd ← between floorSegments × seg and awnd, as near to W as that allows  @followed
ACKs do not open the window until a loss`),
  }),
] as const;
