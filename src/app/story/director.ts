import { createStore, type StoreApi } from 'zustand';
import { shallow } from 'zustand/shallow';
import { PS_PER_SECOND, type RaceFailure, type RunResults, type StoryValues } from '../../contract/index.ts';
import type { PanelName, Story } from '../../stories/story.ts';
import { startWorker } from '../client/startWorker.ts';
import { invalidateNow } from '../clocks.ts';
import { wantsNoMotion } from '../still.ts';
import type { StoryRecord } from './record.ts';
import { followRun, type Wanted, type Watched, watchesOf } from './runs.ts';
import { type Piece, sentenceOf } from './say.ts';

/** A moment that the run has reached. */
export interface MetMoment {
  /** Time, s, and values of the moment, which never change. */
  readonly time: number;
  readonly values: StoryValues;
  readonly isElse: boolean;
}

/** State of the moments for the page; changes only when the reader acts or a moment is reached. */
export interface MomentsState {
  /** The moment that is or was last held; -1 before the first one. */
  readonly moment: number;
  readonly phase: 'playing' | 'held' | 'paused';
  /** By moment: null is not reached yet, `missed`: the run does not reach it. */
  readonly met: readonly (MetMoment | 'missed' | null)[];
  readonly sentence: readonly Piece[];
  readonly panels: readonly PanelName[];
  /** Factor by which time passes more slowly than in the network. */
  readonly slower: number;
  readonly failure: RaceFailure | null;
  /** Whether the worker did not respond, and another one that has restarted the run has not finished. */
  readonly isRestarted: boolean;
  /** Whether the last moment has been left. */
  readonly isOver: boolean;
  /** Progress of the run towards a requested moment that it has not reached, tenths of a second; null without one. */
  readonly ahead: number | null;
}

/** Screen time in which a run slows down before a moment, s. */
const STOPS_IN = 0.3;
/** Longest time step of a frame, s: a page that was hidden goes on where it was. */
const LONGEST_FRAME = 0.1;
/** Least speed while slowing down, as a share of the speed, so that the moment is reached. */
const CREEP = 0.04;
/** Rate of the exponential approach of the view to its target, 1/s. */
const VIEW_RATE = 12;
/** Free share of a picture to the right of the head. */
const AHEAD = 0.12;

/** Plays a run up to each of its moments, and holds there until the reader goes on. */
export class Director {
  readonly store: StoreApi<MomentsState>;
  readonly story: Story;
  record: StoryRecord | null = null;
  /** Time of the picture, s. */
  head: number;
  /** Range of the time axis, s. */
  view: readonly [from: number, to: number];
  private readonly watched: readonly Watched[];
  private readonly paceTimes: (number | null)[];
  private lastWall: number | null = null;
  /** Screen time of the last change of the panels, s, and the panels before it. */
  private changedAt = Number.NEGATIVE_INFINITY;
  private before: readonly PanelName[];
  private wall = 0;
  /** A moment to show as soon as it is known. */
  private wanted: number | null = null;
  private readonly stop: () => void;

  constructor(
    story: Story,
    wanted: Omit<Wanted, 'watches' | 'whole' | 'untilS' | 'run'>,
    onRun: (done: OnRun) => void,
    start: () => Worker = startWorker,
  ) {
    this.story = story;
    this.head = story.fromS;
    this.view = story.viewS;
    this.watched = watchesOf(story);
    this.paceTimes = this.watched.map(() => null);
    this.before = story.show;
    this.store = createStore<MomentsState>()(() => ({
      moment: -1,
      phase: 'playing',
      met: story.moments.map(() => null),
      sentence: this.firstSentence(),
      panels: story.show,
      slower: story.slower,
      failure: null,
      isRestarted: false,
      isOver: false,
      ahead: null,
    }));
    if (wantsNoMotion()) this.want(0);
    this.stop = followRun(
      {
        ...wanted,
        run: story.a,
        untilS: story.untilS,
        watches: this.watched.map(({ watch }) => watch),
        whole: true,
      },
      {
        begun: (record) => {
          this.record = record;
          invalidateNow();
        },
        part: () => {
          if (this.wanted !== null) this.want(this.wanted);
          invalidateNow();
        },
        met: ({ watch, time, values, isElse }) => this.met(watch, time / PS_PER_SECOND, values, isElse),
        missed: (watch) => this.missed(watch),
        done: (results, record) => {
          this.store.setState({ isRestarted: false });
          onRun({ results, record });
        },
        restarted: () => this.store.setState({ isRestarted: true }),
        failed: (failure) => this.store.setState({ failure, isRestarted: false }),
      },
      start,
    );
  }

  /** The first sentence: shown from the beginning if it needs no number of its moment. Sentences change only at moments. */
  private firstSentence(): readonly Piece[] {
    const say = this.story.moments[0]?.say;
    return typeof say === 'string' && !say.includes('{') ? sentenceOf(say, {}) : [];
  }

  dispose(): void {
    this.stop();
  }

  private met(watch: number, time: number, values: StoryValues, isElse: boolean): void {
    const watched = this.watched[watch];
    if (watched === undefined) return;
    this.paceTimes[watch] = time;
    if (watched.pace !== null) return;
    this.setMet(watched.moment, { time, values, isElse });
  }

  private missed(watch: number): void {
    const watched = this.watched[watch];
    if (watched?.pace === null) this.setMet(watched.moment, 'missed');
    else this.paceTimes[watch] = 0;
  }

  private setMet(moment: number, what: MetMoment | 'missed'): void {
    const { met } = this.store.getState();
    this.store.setState({ met: met.map((reached, i) => (i === moment ? what : reached)) });
    if (this.wanted === moment) {
      if (what === 'missed') this.showInstead(moment);
      else this.holdAt(moment);
    }
    invalidateNow();
  }

  /** Shows a moment instead of a requested one that the run misses: the next one it may reach, else the last one it did. */
  private showInstead(missed: number): void {
    const { met } = this.store.getState();
    const next = met.findIndex((reached, i) => i > missed && reached !== 'missed');
    const instead =
      next >= 0 ? next : met.findLastIndex((reached) => reached !== null && reached !== 'missed');
    if (instead >= 0) this.jump(instead);
    else {
      this.wanted = null;
      this.store.setState({ phase: 'held', ahead: null });
    }
  }

  /** Index of the next moment, without those that the run misses. */
  private get target(): number {
    const { moment, met } = this.store.getState();
    let next = moment + 1;
    while (met[next] === 'missed') next++;
    return next;
  }

  /** Cells waiting in the buffer; at a moment, exactly the moment's number. */
  get queue(): number {
    const { moment, met } = this.store.getState();
    const here = met[moment];
    if (here !== null && here !== undefined && here !== 'missed' && here.time === this.head)
      return here.values.queue ?? 0;
    return this.record?.queueAt(this.head) ?? 0;
  }

  /** Acts as the black button: pauses, resumes, or goes on to the next moment. */
  press(): void {
    const { phase } = this.store.getState();
    if (phase === 'playing') this.store.setState({ phase: 'paused' });
    else if (phase === 'paused') this.store.setState({ phase: 'playing' });
    else this.goOn();
    invalidateNow();
  }

  private goOn(): void {
    const { target, story } = this;
    if (target >= story.moments.length) {
      this.store.setState({ isOver: true });
      return;
    }
    if (wantsNoMotion()) {
      this.jump(target);
      return;
    }
    const meanwhile = story.moments[target]?.meanwhile;
    this.store.setState({
      phase: 'playing',
      slower: this.slowerNow(target),
      ...(meanwhile === undefined ? {} : { sentence: sentenceOf(meanwhile, {}) }),
    });
  }

  /** Remembers a moment to show; until it is known, the page shows the run's progress. */
  private want(moment: number): void {
    this.wanted = moment;
    const ahead = Math.floor(10 * (this.record?.until ?? 0)) / 10;
    if (ahead !== this.store.getState().ahead) this.store.setState({ ahead });
  }

  /** Pauses with the present picture. */
  pause(): void {
    if (this.store.getState().phase === 'playing') this.store.setState({ phase: 'paused' });
  }

  /** Shows a moment as soon as it is known. */
  jump(moment: number): void {
    const { met } = this.store.getState();
    const known = met[moment];
    if (moment < 0 || moment >= this.story.moments.length) return;
    this.store.setState({ isOver: false });
    if (known === 'missed') this.showInstead(moment);
    else if (known === null || known === undefined) this.want(moment);
    else this.holdAt(moment);
    invalidateNow();
  }

  back(): void {
    const { moment, met, phase, isOver } = this.store.getState();
    let before = phase === 'held' && !isOver ? moment - 1 : moment;
    while (met[before] === 'missed') before--;
    if (before >= 0) this.jump(before);
  }

  /** Starts the story again from the beginning. */
  restart(): void {
    this.wanted = null;
    this.head = this.story.fromS;
    this.view = this.story.viewS;
    this.show(this.story.show);
    this.store.setState({
      moment: -1,
      phase: 'playing',
      sentence: this.firstSentence(),
      slower: this.story.slower,
      isOver: false,
      ahead: null,
    });
    if (wantsNoMotion()) this.jump(0);
    invalidateNow();
  }

  private holdAt(moment: number): void {
    const { met } = this.store.getState();
    const here = met[moment];
    const said = this.story.moments[moment];
    if (here === null || here === undefined || here === 'missed' || said === undefined) return;
    this.wanted = null;
    this.head = here.time;
    this.show(this.panelsAt(moment));
    if (wantsNoMotion()) this.view = this.viewOf(moment);
    this.store.setState({
      moment,
      phase: 'held',
      ahead: null,
      sentence: sentenceOf((here.isElse ? said.else?.say : undefined) ?? said.say, here.values),
    });
    invalidateNow();
  }

  private show(panels: readonly PanelName[]): void {
    const { panels: old } = this.store.getState();
    if (shallow(old, panels)) return;
    this.before = old;
    this.changedAt = this.wall;
    this.store.setState({ panels });
  }

  /** Panels open at a moment, after all moments up to it have opened and closed theirs. */
  private panelsAt(moment: number): readonly PanelName[] {
    const open = new Set(this.story.show);
    for (const passed of this.story.moments.slice(0, moment + 1)) {
      for (const panel of passed.open ?? []) open.add(panel);
      for (const panel of passed.close ?? []) open.delete(panel);
    }
    return [...open];
  }

  private viewOf(moment: number): readonly [number, number] {
    const { moments, viewS } = this.story;
    for (let i = moment; i >= 0; i--) {
      const view = moments[i]?.viewS;
      if (view !== undefined) return view;
    }
    return viewS;
  }

  /** Transition of the panels: those before, and the progress from 0 to 1. */
  change(lastsS: number): { readonly before: readonly PanelName[]; readonly share: number } {
    if (wantsNoMotion()) return { before: this.before, share: 1 };
    return { before: this.before, share: Math.min(1, Math.max(0, (this.wall - this.changedAt) / lastsS)) };
  }

  /** Pace that applies on the way to a moment; null on its last stretch, without a pace. */
  private paceAt(moment: number): number | null {
    for (const [i, { moment: of, pace }] of this.watched.entries()) {
      if (of !== moment || pace === null) continue;
      const over = this.paceTimes[i] ?? null;
      if (over === null || this.head < over) return pace;
    }
    return null;
  }

  private slowerNow(moment: number): number {
    const pace = this.paceAt(moment);
    const { moments, slower } = this.story;
    return (pace === null ? moments[moment]?.slower : moments[moment]?.pace?.[pace]?.slower) ?? slower;
  }

  /** Advances the picture by the time since the last frame, and requests the next frame while it moves. */
  frame(wallMs: number): void {
    const wall = wallMs / 1000;
    const passed = this.lastWall === null ? 0 : Math.min(LONGEST_FRAME, Math.max(0, wall - this.lastWall));
    this.lastWall = wall;
    this.wall = wall;
    const { phase } = this.store.getState();
    if (phase === 'playing' && this.record !== null && this.wanted === null) this.move(passed);
    const moves = this.moveView(passed) || this.change(0.2).share < 1;
    if (this.store.getState().phase === 'playing' || moves) invalidateNow();
    else this.lastWall = null;
  }

  private move(passed: number): void {
    const { target, record, story } = this;
    const met = this.store.getState().met[target];
    const known = met === undefined || met === null || met === 'missed' ? null : met.time;
    const slower = this.slowerNow(target);
    if (slower !== this.store.getState().slower) this.store.setState({ slower });
    const first = story.moments[target]?.pace !== undefined && this.paceAt(target) === 0;
    if (story.moments[target]?.pace !== undefined && !first) this.show(this.panelsAt(target));
    let speed = 1 / slower;
    if (known !== null) {
      const left = known - this.head;
      const stops = (speed * STOPS_IN) / 2;
      if (left < stops) speed *= Math.max(CREEP, Math.sqrt(Math.max(0, left) / stops));
    }
    const end = Math.max(this.head, known ?? record?.until ?? this.head);
    this.head = Math.min(end, this.head + speed * passed);
    if (known !== null && this.head >= known) this.holdAt(target);
    if (target >= story.moments.length) this.store.setState({ phase: 'held' });
  }

  /** Moves the time axis towards the view of the moment, or keeps the head in view on the way there. */
  private moveView(passed: number): boolean {
    const { moment, phase } = this.store.getState();
    const { target, head } = this;
    const isAhead =
      phase !== 'held' && this.story.moments[target]?.pace !== undefined && this.paceAt(target) !== 0;
    const base = this.viewOf(isAhead ? target : Math.max(0, moment));
    const from = base[0];
    const span = Math.max(this.story.viewS[1] - from, (head - from) * (1 + AHEAD));
    const wished: readonly [number, number] =
      phase === 'held'
        ? base
        : isAhead
          ? [from, Math.min(base[1], from + span)]
          : [from, Math.max(base[1], head + (head - from) * 0.06)];
    const share = wantsNoMotion() ? 1 : 1 - Math.exp(-VIEW_RATE * passed);
    const near = (base[1] - base[0]) * 1e-4;
    const isThere = this.view.every((edge, i) => Math.abs(edge - (wished[i] ?? edge)) < near);
    this.view = isThere
      ? wished
      : [
          this.view[0] + (wished[0] - this.view[0]) * share,
          this.view[1] + (wished[1] - this.view[1]) * share,
        ];
    return !isThere;
  }
}

/** Results of the first run of a story. */
export interface OnRun {
  readonly results: RunResults;
  readonly record: StoryRecord;
}
