import { AbrSource } from '../../abr/ends/abrSource.ts';
import type { AbrDestination } from '../../abr/ends/destination.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { CellShaper, Host } from '../../network/nodes/host.ts';
import { type Arena, field } from '../arena.ts';
import type { Machine } from '../module.ts';
import type { Records } from '../records.ts';
import { FlowBook, type TurnParts } from './flowBook.ts';
import { FramesBook } from './framesBook.ts';
import { HostBook, type HostParts } from './hostBook.ts';
import type { LinkBook } from './linkBook.ts';
import { LogBook } from './logBook.ts';
import { SourceBook } from './sourceBook.ts';
import { TableBook } from './tableBook.ts';
import { TrainBook } from './trainBook.ts';

/** A host, the links it hears, and the slot of its timers among all that is due. */
export interface Placed {
  readonly host: Host;
  readonly inputs: readonly LinkBook[];
  readonly timers: number;
}

type Sending = Pick<HostParts, 'trains' | 'sent' | 'source' | 'sendsMore'>;

/** The hosts of a network as the kernel knows them, and what they share. */
export class HostBooks {
  readonly hosts: readonly HostBook[];
  private readonly sources: SourceBook[] = [];
  private readonly frames = new Map<Flow, FramesBook>();
  private readonly log: LogBook;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly bookOf: (link: Link) => LinkBook;
  private readonly kernel: () => Machine;

  constructor(
    placed: readonly Placed[],
    bookOf: (link: Link) => LinkBook,
    arena: Arena,
    records: Records,
    kernel: () => Machine,
  ) {
    this.arena = arena;
    this.records = records;
    this.bookOf = bookOf;
    this.kernel = kernel;
    this.log = new LogBook(arena, records);
    // Sources first: who turns RM cells round writes into their tables.
    const sending = placed.map((one) => this.sending(one));
    this.hosts = placed.map((one, i) => this.hostOf(one, sending[i]!));
  }

  /** Lists of others, once all of them have their places. */
  wire(): void {
    for (const book of this.hosts) book.wire();
  }

  checkIn(): void {
    for (const book of this.frames.values()) book.checkIn();
    this.log.checkIn();
    for (const book of this.hosts) book.checkIn();
  }

  checkOut(): void {
    this.hearLog();
    for (const book of this.hosts) book.checkOut();
  }

  /** Sources tell what they came to. */
  hearLog(): void {
    this.log.tell(this.sources);
  }

  private framesOf(flow: Flow): FramesBook {
    const known = this.frames.get(flow) ?? new FramesBook(flow, this.arena, this.records);
    this.frames.set(flow, known);
    return known;
  }

  private hostOf({ host, inputs, timers }: Placed, sending: Sending): HostBook {
    const outputs = host.ways.map(this.bookOf);
    const parts = { inputs, outputs, timers, flows: this.receiving(host), ...sending };
    return new HostBook(host, parts, this.records, this.kernel, () => this.hearLog());
  }

  private sending({ host, timers }: Placed): Sending {
    const { records, arena, log, sources } = this;
    const shapers = host.shapers.filter((shaper) => shaper !== null);
    const trains = shapers.flatMap((shaper) => this.trainOf(host, shaper));
    const sent = trains.map(({ frames }) => frames);
    const [shaper] = shapers;
    const [train] = trains;
    if (shapers.length !== 1 || train === undefined || !(shaper instanceof AbrSource))
      return { trains, sent, source: null, sendsMore: shapers.length > 0 };
    const table = new TableBook(shaper.table, arena, records);
    const source = new SourceBook(shaper, { train, table, log, place: sources.length, timers }, records);
    sources.push(source);
    return { trains, sent, source, sendsMore: false };
  }

  private trainOf({ outputs }: Host, shaper: CellShaper): readonly TrainBook[] {
    const link = outputs[shaper.flow.index];
    if (shaper.train === undefined || link === null) return [];
    const { arena, records, kernel } = this;
    return [new TrainBook(shaper, this.bookOf(link!), this.framesOf(shaper.flow), arena, records, kernel)];
  }

  /** Flows of data that end at a host, under rate control. */
  private receiving(host: Host): readonly FlowBook[] {
    const digest = field(host.digest, 'words');
    return host.receiving.flatMap((end, index) => {
      const destination = host.destinations[index] ?? null;
      if (end === null || destination === null) return [];
      const flow = host.flows[index]!;
      const parts = {
        destination,
        end,
        frames: this.framesOf(flow),
        turn: this.turnOf(destination),
        digest,
      };
      return [new FlowBook(flow, parts, this.arena, this.records)];
    });
  }

  private turnOf({ table, back }: AbrDestination): TurnParts | null {
    const source = this.sources.find((book) => book.source.table === table);
    return source === undefined ? null : { table: source.table, back: this.bookOf(back) };
  }
}
