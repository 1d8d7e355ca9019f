import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { simCommand } from '../../src/cli/sim/simCommand.ts';
import type { RunResults } from '../../src/contract/index.ts';
import { FollowedFrames } from '../../src/engine/explain.ts';
import { checkScenario, createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { recorder } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'cellscope-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasTshark = spawnSync('tshark', ['--version']).status === 0;
if (!hasTshark) console.log('tshark is missing: what it reads in captures is not tested');

async function sim(...argv: string[]) {
  const output = recorder();
  const code = await simCommand(argv, output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

/** Seconds of the opening scene that are looked at. */
const SECONDS = 0.4;

/** Whole packets of the opening scene, measured from its beginning. */
async function captured(name: string, ...more: string[]) {
  const file = join(folder, `${name}.pcapng`);
  const whole = ['--until', String(SECONDS), '--set', 'measure.fromS=0', '--snaplen', '65535', '--json'];
  const { code, text, errors } = await sim('run', 'half-empty', '--pcap', file, ...whole, ...more);
  expect(errors).toEqual([]);
  expect(code).toBe(0);
  return { file, results: JSON.parse(text) as RunResults };
}

/** Fields of each packet; what it does not have is ''. Checksums are checked. */
function tshark<const Field extends string>(file: string, ...fields: Field[]) {
  const check = ['-o', 'ip.check_checksum:TRUE', '-o', 'tcp.check_checksum:TRUE', '-n'];
  const asked = fields.flatMap((field) => ['-e', field]);
  const { status, stdout } = spawnSync(
    'tshark',
    ['-r', file, ...check, '-T', 'fields', '-E', 'occurrence=f', ...asked],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  expect(status).toBe(0);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const values = line.split('\t');
      return Object.fromEntries(fields.map((field, i) => [field, values[i] ?? ''])) as Record<Field, string>;
    });
}

/** ACKs that came to the senders and told the same as the one before, by the engine's own account. */
function duplicateAcks(control: string, seconds: number): number {
  const document = findScenario('half-empty') as object;
  const { scenario } = checkScenario({ ...document, tcp: { congestionControl: control } });
  if (scenario === null) throw new Error('half-empty does not run');
  const simulation = createSimulation(scenario);
  const followed = scenario.vcs.map(({ id }) => new FollowedFrames(simulation.network, id));
  simulation.runUntil(seconds * 1e12);
  return followed.reduce((sum, frames) => {
    const { ack, number, ended } = frames.between(0, seconds * 1e12);
    const came = [...ended.keys()]
      .filter((row) => ack[row] === 1 && !Number.isNaN(ended[row]))
      .sort((a, b) => (ended[a] ?? 0) - (ended[b] ?? 0));
    return sum + came.filter((row, i) => i > 0 && number[row] === number[came[i - 1] ?? -1]).length;
  }, 0);
}

describe.skipIf(!hasTshark)('tshark reads a capture', () => {
  // A repeat has one of two names: out of order if it comes soon after the newest segment, else a retransmission, of which
  // some are fast or spurious besides. Together they are what our report calls sent again.
  it.each(['reno', 'newreno', 'sack'])(
    'and counts repeats and duplicate ACKs of %s as we do',
    async (control) => {
      const { file, results } = await captured(control, '--set', `tcp.congestionControl=${control}`);
      const again = results.sessions.reduce((sum, { retransmits }) => sum + (retransmits ?? 0), 0);
      const packets = tshark(
        file,
        '_ws.malformed',
        'tcp.analysis.retransmission',
        'tcp.analysis.out_of_order',
        'tcp.analysis.duplicate_ack',
      );
      expect(packets.filter((one) => one['_ws.malformed'] !== '')).toEqual([]);
      const repeats = packets.filter(
        (one) => one['tcp.analysis.retransmission'] !== '' || one['tcp.analysis.out_of_order'] !== '',
      );
      expect(again).toBeGreaterThan(50);
      expect(repeats).toHaveLength(again);
      const twice = duplicateAcks(control, SECONDS);
      expect(twice).toBeGreaterThan(100);
      expect(packets.filter((one) => one['tcp.analysis.duplicate_ack'] !== '')).toHaveLength(twice);
    },
  );

  it('without a malformed packet or a wrong checksum, of every option that a connection can use', async () => {
    const { file } = await captured(
      'options',
      ...['timestamps', 'handshake', 'ecn', 'windowScaling'].flatMap((key) => ['--set', `tcp.${key}=true`]),
      ...[
        '--set',
        'tcp.congestionControl=sack',
        '--set',
        'tcp.windowBytes=300001',
        '--set',
        'policy=red-efci',
      ],
      ...['--at', 'src1,src2,dst2'],
    );
    const packets = tshark(
      file,
      ...(['_ws.malformed', 'ip.checksum.status', 'tcp.checksum.status', 'frame.interface_name'] as const),
      ...(['tcp.flags.syn', 'tcp.flags.ack', 'tcp.options.mss_val', 'tcp.options.wscale.shift'] as const),
      ...(['tcp.options.sack_perm', 'tcp.options.sack.count', 'tcp.window_size', 'tcp.len'] as const),
      ...(['tcp.options.timestamp.tsval', 'tcp.options.timestamp.tsecr', 'ip.dsfield.ecn'] as const),
      ...(['tcp.flags.ece', 'tcp.flags.cwr', 'frame.time_epoch'] as const),
    );
    expect(packets.length).toBeGreaterThan(1_000);
    for (const one of packets) {
      expect(one['_ws.malformed']).toBe('');
      expect([one['ip.checksum.status'], one['tcp.checksum.status']]).toEqual(['1', '1']);
    }
    const opening = packets.filter((one) => one['tcp.flags.syn'] === '1' && one['tcp.flags.ack'] === '0');
    // VC 1 where it begins, VC 2 where it begins and where it ends.
    expect(opening.map((one) => one['frame.interface_name']).sort()).toEqual(['dst2', 'src1', 'src2']);
    for (const one of opening) {
      expect([one['tcp.options.mss_val'], one['tcp.options.wscale.shift']]).toEqual(['500', '3']);
      expect(one['tcp.options.sack_perm']).not.toBe('');
    }
    const others = packets.filter((one) => one['tcp.flags.syn'] === '0');
    expect(new Set(others.map((one) => one['tcp.window_size']))).toEqual(new Set(['300000']));
    expect(others.some((one) => Number(one['tcp.options.sack.count']) > 0)).toBe(true);
    for (const one of others) {
      const [stamp, echo] = [one['tcp.options.timestamp.tsval'], one['tcp.options.timestamp.tsecr']].map(
        Number,
      );
      expect(stamp).toBeLessThanOrEqual(1_000 * Number(one['frame.time_epoch']));
      expect(echo).toBeLessThanOrEqual(stamp ?? 0);
      expect(echo).toBeGreaterThan(0);
    }
    const marked = packets.filter((one) => one['ip.dsfield.ecn'] === '3');
    expect(new Set(marked.map((one) => one['frame.interface_name']))).toEqual(new Set(['dst2']));
    const answers = packets.filter((one) => one['tcp.len'] === '0' && one['tcp.flags.ece'] === '1');
    expect(answers.length).toBeGreaterThan(0);
    expect(others.some((one) => one['tcp.flags.cwr'] === '1' && one['tcp.len'] !== '0')).toBe(true);
  });

  it('on a link, in both directions: all that were sent again come by again, and none is malformed', async () => {
    const { file } = await captured('link', '--at', 'tcp:src1>S1,tcp:S1>src1');
    const packets = tshark(
      file,
      ...(['_ws.malformed', 'ip.checksum.status', 'tcp.checksum.status', 'frame.interface_name'] as const),
      ...(['tcp.srcport', 'tcp.analysis.retransmission', 'tcp.analysis.out_of_order'] as const),
    );
    for (const one of packets)
      expect([one['_ws.malformed'], one['ip.checksum.status'], one['tcp.checksum.status']]).toEqual([
        '',
        '1',
        '1',
      ]);
    const ways = new Set(packets.map((one) => `${one['frame.interface_name']} from ${one['tcp.srcport']}`));
    expect([...ways].sort()).toEqual(['tcp:S1>src1 from 9', 'tcp:src1>S1 from 10001']);
    const atHost = await captured('beside', '--at', 'src1');
    const names = ['tcp.analysis.retransmission', 'tcp.analysis.out_of_order'] as const;
    const again = tshark(atHost.file, ...names).filter((one) => names.some((name) => one[name] !== ''));
    expect(again.length).toBeGreaterThan(5);
    expect(packets.filter((one) => names.some((name) => one[name] !== ''))).toHaveLength(again.length);
  });

  it('of cells at a port, with VPI, VCI and the ends of frames', async () => {
    const { file } = await captured('cells', '--at', 'S2>S3', '--until', '0.1');
    const cells = tshark(file, '_ws.malformed', 'frame.protocols', 'atm.vpi', 'atm.vci', 'atm.payload_type');
    expect(cells.length).toBeGreaterThan(5_000);
    for (const one of cells) {
      expect([one['_ws.malformed'], one['atm.vpi']]).toEqual(['', '0']);
      expect(one['frame.protocols']).toMatch(/^erf:atm/);
    }
    const numbers = [...new Set(cells.map((one) => Number(one['atm.vci'])))].sort();
    expect(numbers).toEqual([33, 34, 35, 36, 37, 38, 39, 40, 41, 42]);
    expect(new Set(cells.map((one) => one['atm.payload_type']))).toEqual(new Set(['0', '1']));
  });
});

describe('sim run --pcap', () => {
  const short = ['--until', '0.05'];

  it('writes the same bytes again, and the run is the one without', async () => {
    const [one, two] = ['one', 'two'].map((name) => join(folder, `${name}.pcapng`)) as [string, string];
    const first = await sim('run', 'half-empty', '--pcap', one, '--json', ...short);
    await sim('run', 'half-empty', '--pcap', two, '--json', ...short);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
    const without = await sim('run', 'half-empty', '--json', ...short);
    const digest = (text: string): string => (JSON.parse(text) as RunResults).digest;
    expect(digest(first.text)).toBe(digest(without.text));
    expect(readFileSync(one).includes(`digest ${digest(first.text)}`)).toBe(true);
    expect(readFileSync(one).includes('scenario half-empty; seed 1')).toBe(true);
  });

  it('keeps what it is told to keep, where it is told to listen', async () => {
    const file = join(folder, 'cut.pcapng');
    await sim('run', 'half-empty', '--pcap', file, '--at', 'src1', ...short);
    const cut = statSync(file).size;
    await sim('run', 'half-empty', '--pcap', file, '--at', 'src1', '--snaplen', '64', ...short);
    expect(statSync(file).size).toBeLessThan(cut);
    expect(readFileSync(file).includes('host src1')).toBe(true);
    expect(readFileSync(file).includes('host src2')).toBe(false);
  });

  it.each([
    [['--at', 'src1'], '--at: it needs --pcap file'],
    [['--snaplen', '100'], '--snaplen: it needs --pcap file'],
    [['--pcap', 'x', '--at', 'src1,nobody'], '--at = nobody: unknown; known: '],
    [['--pcap', 'x', '--snaplen', '10'], '--snaplen = 10: not a whole number from 64 to 65,535'],
    [['--pcap', '/nowhere/x'], '--pcap = /nowhere/x: cannot be written: '],
  ])('refuses %j with what is allowed', async (argv, message) => {
    const { code, errors } = await sim('run', 'half-empty', ...argv);
    expect(code).toBe(2);
    expect(errors.join('\n')).toContain(message);
  });
});
