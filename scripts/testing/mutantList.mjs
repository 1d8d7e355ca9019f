/** @typedef {{ file: string, from: string, to: string, tests: readonly string[] }} Mutant */

/**
 * @param {string} file @param {readonly string[]} tests @param {readonly (readonly [string, string])[]} changes
 * @returns {readonly Mutant[]}
 */
const of = (file, tests, changes) => changes.map(([from, to]) => ({ file, from, to, tests }));

const BOUNDS = ['tests/properties/delayBounds.test.ts', 'tests/engine/switch/schedulers.test.ts'];

/** Each mutant replaces a text that occurs once in its file. @type {readonly Mutant[]} */
export const MUTANTS = [
  ...of(
    'src/engine/abr/ends/negativeFeedbackSource.ts',
    ['tests/engine/abr/negativeSource.test.ts'],
    [
      ['const LEAST = 1 / 1_024', 'const LEAST = 1 / 512'],
      ["rule === 'becn'", "rule !== 'becn'"],
      ['Math.round(recoveryMs * PS_PER_MS)', 'Math.round(recoveryMs * PS_PER_MS) + 1'],
      ['this.acr = icr;', 'this.acr = pcr;'],
      ["this.halves ? [] : ['rif', 'rdf']", "['rif', 'rdf']"],
      ['this[key] = value;', ''],
      ['Math.min(this.pcr, Math.max(rate, this.pcr * LEAST))', 'Math.max(rate, this.pcr * LEAST)'],
      ['Math.max(rate, this.pcr * LEAST)', 'rate'],
      ['if (this.since < 0) this.since = now;', 'this.since = now;'],
      ['this.acr >= this.pcr ||', 'this.acr > this.pcr ||'],
      ['(!this.halves && this.rif === 0)', 'false'],
      ['this.since < 0 || isOver', 'isOver'],
      ['this.since + this.recovery', 'this.since + 2 * this.recovery'],
      ['2 * this.acr : this.acr + this.rif', '4 * this.acr : this.acr + this.rif'],
      ['this.acr + this.rif * this.pcr', 'this.acr + this.rif * this.acr'],
      ['if (ci) {\n      this.since = now;', 'if (ci) {'],
      ['this.halves ? this.acr / 2 :', 'this.halves ? this.acr / 4 :'],
      ['this.acr * (1 - this.rdf)', 'this.acr * (1 - this.rif)'],
      ['if (ci) {', '{'],
      ['Math.max(this.mcr, Math.min(this.acr, er))', 'Math.min(this.acr, er)'],
      ['Math.max(this.mcr, Math.min(this.acr, er))', 'Math.max(this.mcr, this.acr)'],
    ],
  ),
  ...of(
    'src/engine/rules/built/gcra.ts',
    ['tests/engine/discard/gcra.test.ts'],
    [
      ['(r.byVc[0]![flow]! <= (c.now + v[1]!))', '(r.byVc[0]![flow]! < (c.now + v[1]!))'],
      ['(c.now + v[1]!)', 'c.now'],
      ['Math.max(r.byVc[0]![flow]!, c.now)', 'r.byVc[0]![flow]!'],
      ['Math.max(r.byVc[0]![flow]!, c.now)', 'c.now'],
      ['+ v[0]!)', '+ v[1]!)'],
      ['(v[2]! === 1)', '(v[2]! === 0)'],
      ['Math.min(v[3]!, r.capacity)', 'r.capacity'],
      ['return 15;', 'return refuse(15);'],
    ],
  ),
  ...of(
    'src/engine/rules/built/epd-vc.ts',
    ['tests/engine/discard/epdVc.test.ts'],
    [
      ['(r.held.cells[flow]! > v[0]!)', '(r.held.cells[flow]! >= v[0]!)'],
      ['(r.held.cells[flow]! > v[0]!)', '(c.queue > v[0]!)'],
      ['if (!c.first) {', 'if (false) {'],
      ['(c.queue >= r.capacity)', '(c.queue > r.capacity)'],
      ['return refuse(22);', 'return 22;'],
      ['return refuseListed(9);', 'return 9;'],
    ],
  ),
  ...of(
    'src/engine/rules/built/espd.ts',
    ['tests/engine/discard/cellByCell.test.ts'],
    [
      ['r.passing', 'r.flows'],
      ['Math.max(1, ', '(0, '],
      ['* r.passing) + 0.5', '* r.passing) + 0'],
    ],
  ),
  ...of(
    'src/engine/abr/ends/prcaRules.ts',
    ['tests/engine/abr/prcaRules.test.ts'],
    [
      ['(rdf * icr) / nrm', '(rdf * pcr) / nrm'],
      ['return this.since > 0;', 'return this.since >= 0;'],
      ['Math.max(this.mcr, this.acr - this.decrease)', 'this.acr - this.decrease'],
      ['++this.since < this.nrm', '++this.since <= this.nrm'],
      ['this.since = 0;\n    this.decrease = (this.rdf * this.acr) / this.nrm;', 'this.since = 0;'],
      ['ci || ni ? 0 :', 'ni ? 0 :'],
      ['this.decrease * this.nrm + this.rif', 'this.rif'],
      ['+ this.rif * this.pcr', '+ this.rif * this.acr'],
      ['Math.min(this.pcr, this.acr + this.offered, er)', 'Math.min(this.acr + this.offered, er)'],
    ],
  ),
  ...of(
    'src/engine/abr/ends/sourceRules.ts',
    ['tests/engine/abr/sourceRules.test.ts'],
    [
      ['this.acr -= this.acr * this.rdf;', 'this.acr -= this.acr / 2;'],
      ['this.acr -= this.acr * this.rdf;', 'this.acr -= this.pcr * this.rdf;'],
      ['this.acr + this.rif * this.pcr', 'this.acr + this.rif * this.acr'],
      ['this.acr + this.rif * this.pcr', '2 * this.acr'],
      ['else if (!ni)', 'else'],
      ['this.acr - this.acr * this.cdf', 'this.acr - this.pcr * this.cdf'],
      ['this.unanswered >= this.crm', 'this.unanswered > this.crm'],
      ['Math.max(this.mcr, Math.min(this.acr, er))', 'Math.min(this.acr, er)'],
    ],
  ),
  ...of(
    'src/engine/rules/rates/built/eprca.ts',
    ['tests/engine/abr/algorithms/eprca.test.ts'],
    [
      ['m[0] = c.ccr;', 'm[0] = c.er;'],
      ['(1 - v[2]!) * m[0]!', 'm[0]!'],
      ['(c.ccr < m[0]!)', '(c.ccr > m[0]!)'],
      ['(r.view.queue >= v[1]!) ||', '(r.view.queue > v[1]!) ||'],
      ['(m[2]! === 1) && (v[8]! === 1)', '(v[8]! === 1)'],
      ['c.lower(Math.min(c.er, (m[0]! * v[5]!)));', 'c.lower(Math.min(c.er, m[0]!));'],
      ['if ((r.view.queue < v[0]!)) {', 'if ((r.view.queue <= v[0]!)) {'],
      ['if ((c.ccr > (m[0]! * v[3]!))) {', 'if ((c.ccr > m[0]!)) {'],
      ['c.lower(Math.min(c.er, (m[0]! * v[4]!)));', 'c.lower(Math.min(c.er, m[0]!));'],
    ],
  ),
  ...of('src/engine/switch/transmit/selfClocked.ts', BOUNDS, [
    ['this.virtual = this.served;', ''],
    ['this.virtual = this.stamp(flow);', 'this.stamp(flow);'],
    ['this.virtual = this.queues.tag[slot]!;', ''],
    ['this.cellTime / this.vcs.weight[flow]!', 'this.cellTime'],
    ['Math.max(this.finish[flow]!, this.virtual)', 'this.finish[flow]!'],
    ['Math.max(this.finish[flow]!, this.virtual)', 'this.virtual'],
    ["return this.servedBy === 'start' ? start : finish;", 'return finish;'],
    ["return this.servedBy === 'start' ? start : finish;", 'return start;'],
    ['this.finish[flow] = finish;', ''],
    ['if (finished > this.served) this.served = finished;', ''],
  ]),
  ...of('src/engine/switch/schedulers/wf2q.ts', BOUNDS, [
    ['tag - queues.cost[first]! > begun || tag >= least', 'tag >= least'],
    ['tag - queues.cost[first]! > begun || tag >= least', 'tag - queues.cost[first]! > begun'],
    ['tag - queues.cost[first]! > begun', 'tag > begun'],
    [
      'this.free = now + this.cellTime;\n  }\n\n  override serve',
      'this.free = now;\n  }\n\n  override serve',
    ],
    [
      'super.serve(flow, slot, now);\n    this.free = now + this.cellTime;',
      'super.serve(flow, slot, now);\n    this.free = now;',
    ],
  ]),
  ...of(
    'src/app/compare/measures.ts',
    ['tests/app/panels/differences.test.ts'],
    [
      ['new Set(pairs.map(', 'new Set(pairs.slice(0, 1).map('],
      ["all.size === 1 && only !== null ? only : 'same'", "only ?? 'same'"],
      ['NEGLIGIBLE * scale', '0'],
      ["if (a === b) return 'same';", ''],
      ["return b > a ? 'more' : 'less';", "return b > a ? 'less' : 'more';"],
    ],
  ),
  ...of(
    'src/app/compare/result.ts',
    ['tests/app/panels/result.test.ts', 'tests/app/panels/sentences.test.ts'],
    [
      ['[own, ...others.pairs].map(valuesOf)', '[own, own, own].map(valuesOf)'],
      ['all.length === others.seeds.length + 1 && others.seeds.length > 0', 'all.length > 0'],
    ],
  ),
  ...of(
    'src/app/compare/mechanism.ts',
    ['tests/app/panels/result.test.ts'],
    [['others.every((other) => other?.id === first?.id) ? first : null', 'first']],
  ),
];
