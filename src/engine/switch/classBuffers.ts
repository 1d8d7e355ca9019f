import {
  CLASS_NAMES,
  type ClassStates,
  type Gauge,
  type Picoseconds,
  type Remark,
  remark,
  SERVICE_CLASSES,
} from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import { grouped } from '../text.ts';
import { ClassHooks } from './classHooks.ts';
import { findPolicy } from './discard/index.ts';
import type {
  ArrivingCell,
  DiscardPolicy,
  Explanation,
  LineFailure,
  Names,
  PolicyHooks,
  Verdict,
} from './discard/policy.ts';
import { FrontDrop } from './frontDrop.ts';
import { ClassOccupancy } from './state/classOccupancy.ts';
import { DropList, type DropListListener } from './state/dropList.ts';
import { AcceptThreshold } from './transmit/acceptThreshold.ts';

/** What the buffers of a port are made of. */
export interface ClassBufferParts {
  readonly random: RandomStream;
  /** Flows that cross the port. */
  readonly members: readonly number[];
  /** By flow, at the time of construction. */
  readonly classOf: Readonly<Uint8Array>;
  /** Cells of these flows have places outside the buffer. */
  isOutside(flow: number): boolean;
}

/**
 * A buffer for each service class, with its own places, discard policy and drop list (Zhu 1999, 3.3.1 and figure 3.3;
 * Ülkü 1997, 3.2). To the port they are one policy: a cell meets that of its class, with the queue of its class.
 */
export class ClassBuffers implements DiscardPolicy, DropListListener {
  /** The VCs that any of the classes refuses. */
  readonly list: DropList;
  readonly occupancy: ClassOccupancy;
  /** A cell always has to be asked for its class. */
  readonly acceptThreshold = new AcceptThreshold(0);
  readonly front = new FrontDrop();
  readonly marking: Uint8Array;
  private readonly random: RandomStream;
  private readonly members: readonly number[];
  private readonly policies: DiscardPolicy[];
  private states: ClassStates;
  private readonly allHooks: ClassHooks;
  /** Class of the last decision. */
  private last = 0;
  failing: DiscardPolicy['failing'];

  constructor(states: ClassStates, { random, members, classOf, isOutside }: ClassBufferParts) {
    const flows = classOf.length;
    this.list = new DropList(flows);
    this.marking = new Uint8Array(flows);
    this.random = random;
    this.members = members;
    this.states = states;
    this.policies = SERVICE_CLASSES.map((name) =>
      findPolicy(states[name].policy).create(flows, random, members.length),
    );
    this.occupancy = new ClassOccupancy(classOf, this.policies, isOutside);
    this.allHooks = new ClassHooks(this.policies, this.occupancy, (one) => {
      this.last = one;
    });
    for (const one of this.policies.keys()) this.install(one);
  }

  get hooks(): PolicyHooks | undefined {
    return this.policies.some(({ hooks }) => hooks !== undefined) ? this.allHooks : undefined;
  }

  /** Of the policy that was asked last. */
  get leavingMarks(): Uint8Array | undefined {
    return this.policies[this.last]!.leavingMarks;
  }

  /** Objects whose fields are its state, in addition to its own fields, its list and its occupancy. */
  get parts(): readonly object[] {
    return this.policies
      .flatMap((policy) => [
        policy,
        policy.acceptThreshold,
        policy.list,
        policy.occupancy,
        ...(policy.parts ?? []),
      ])
      .filter((part) => part !== null);
  }

  /** Class of a flow, as a place in SERVICE_CLASSES. */
  classOf(flow: number): number {
    return this.occupancy.classOf[flow]!;
  }

  /** Cells of the class of a flow that wait. */
  occupancyOf(flow: number): number {
    return this.occupancy.held[this.classOf(flow)]!;
  }

  capacityOf(one: number): number {
    return this.states[SERVICE_CLASSES[one]!].bufferCells;
  }

  policyIdFor(flow: number): string {
    return this.states[SERVICE_CLASSES[this.classOf(flow)]!].policy;
  }

  /** Classes that some flow of the port belongs to, in falling priority. */
  get present(): readonly number[] {
    return [...SERVICE_CLASSES.keys()].filter((one) =>
      this.members.some((flow) => this.classOf(flow) === one),
    );
  }

  /** Places of the classes that are present. */
  get places(): number {
    return this.present.reduce((sum, one) => sum + this.capacityOf(one), 0);
  }

  get suspendedUntil(): Picoseconds {
    return Math.max(...this.policies.map((policy) => policy.suspendedUntil ?? 0));
  }

  get failures(): readonly LineFailure[] {
    return this.policies.flatMap(({ failures = [] }) => failures);
  }

  get markLine(): number {
    return this.policies[this.last]!.markLine ?? 0;
  }

  private install(one: number): void {
    const policy = this.policies[one]!;
    const { bufferCells, params } = this.states[SERVICE_CLASSES[one]!];
    if (policy.list !== null) policy.list.listener = this;
    policy.failing = (...where) => this.failing?.(...where);
    policy.configure(params, bufferCells);
  }

  /** Everything about it comes by `set`. */
  configure(): void {}

  /** Other settings from now on. A new policy begins with empty state. */
  set(states: ClassStates, now: Picoseconds): void {
    const before = this.states;
    this.states = states;
    SERVICE_CLASSES.forEach((name, one) => {
      const { policy, params, bufferCells } = states[name];
      if (policy === before[name].policy) {
        this.policies[one]!.configure(params, bufferCells);
        return;
      }
      this.policies[one]!.list?.clear(now);
      this.policies[one] = findPolicy(policy).create(
        this.list.members.length,
        this.random,
        this.members.length,
      );
      this.install(one);
      this.occupancy.teach(one, now);
    });
  }

  /** VCs may have moved to other classes: their waiting cells move with them, and entries of drop lists are removed. */
  regroup(classOf: Readonly<Uint8Array>, now: Picoseconds): void {
    classOf.forEach((to, flow) => {
      const from = this.classOf(flow);
      if (to === from) return;
      this.policies[from]!.list?.release(flow, now);
      this.occupancy.move(flow, to, now);
    });
  }

  listed(flow: number, on: boolean, now: Picoseconds): void {
    if (on) this.list.capture(flow, now);
    else this.list.release(flow, now);
  }

  capture(flow: number, now: Picoseconds): void {
    const policy = this.policies[this.classOf(flow)]!;
    (policy.capture ? policy : policy.list)?.capture?.(flow, now);
  }

  decide(cell: ArrivingCell): Verdict {
    const { flow } = cell;
    const one = this.classOf(flow);
    const policy = this.policies[one]!;
    this.last = one;
    cell.since = this.occupancy.since[one]!;
    const verdict = policy.decide(cell);
    const { front, marking } = policy;
    this.front.ask(front?.cells ?? 0, front?.line ?? 0, front?.pausePs ?? 0);
    if (front !== undefined) front.cells = 0;
    this.marking[flow] = marking === undefined ? 0 : marking[flow]!;
    return verdict;
  }

  digestOf(verdict: Verdict): Verdict {
    return this.policies[this.last]!.digestOf(verdict);
  }

  gauges(): readonly Gauge[] {
    return this.present.map((one) => ({
      name: SERVICE_CLASSES[one]!,
      label: `${CLASS_NAMES[SERVICE_CLASSES[one]!]}, of ${grouped(this.capacityOf(one))}`,
      unit: 'cells',
      value: this.occupancy.held[one]!,
    }));
  }

  wouldRefuse(cell: ArrivingCell, names: Names): boolean {
    const one = this.classOf(cell.flow);
    return this.policies[one]!.wouldRefuse({ ...cell, since: this.occupancy.since[one]! }, names);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const one = this.classOf(cell.flow);
    const whose = `${CLASS_NAMES[SERVICE_CLASSES[one]!]}’s part`;
    const since = this.occupancy.since[one]!;
    const told = this.policies[one!]!.explain({ ...cell, since, buffer: whose }, names);
    if (told.accepted || told.sentence.some((one) => isAbout(one, whose))) return told;
    return { ...told, sentence: [...told.sentence, remark('queueOfClass', { buffer: whose })] };
  }
}

/** Whether a remark names this buffer. */
const isAbout = ({ key, values }: Remark, buffer: string): boolean =>
  key === 'bufferFull' ? values.buffer === buffer : key === 'ownWords' && values.words.includes(buffer);
