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
    'src/engine/abr/ends/negativeRules.ts',
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
