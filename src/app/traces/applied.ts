import {
  isSame,
  type Picoseconds,
  type PortState,
  type RateState,
  type SettingsChange,
  type SettingsInterval,
  type VcState,
} from '../../contract/index.ts';

/** A list per port or VC, ascending in time; settings are listed only where they differ from those before. */
class Steps<Key, T> {
  private readonly lists: Map<Key, SettingsInterval<T>[]>;

  constructor(lists = new Map<Key, SettingsInterval<T>[]>()) {
    this.lists = lists;
  }

  of(key: Key): readonly SettingsInterval<T>[] {
    return this.lists.get(key) ?? [];
  }

  /** Adds settings; returns whether they were new. */
  add(key: Key, from: Picoseconds, settings: T): boolean {
    const list = this.lists.get(key) ?? [];
    this.lists.set(key, list);
    const last = list.at(-1);
    // Later entries are about to be forgotten.
    if (isSame(last?.settings, settings) || (last !== undefined && last.from > from)) return false;
    // The last of several settings at one instant applies.
    if (last?.from === from) list.pop();
    if (!isSame(list.at(-1)?.settings, settings)) list.push({ from, settings });
    return true;
  }

  forgetFrom(time: Picoseconds): void {
    for (const list of this.lists.values()) while ((list.at(-1)?.from ?? -1) >= time) list.pop();
  }

  copy(): Steps<Key, T> {
    return new Steps(new Map([...this.lists].map(([key, list]) => [key, list.slice()])));
  }
}

/** Settings in force at each port, for each VC and its rate control, over the recorded run. */
export class AppliedTrace {
  private ports = new Steps<string, PortState>();
  private vcs = new Steps<number, VcState>();
  private rates = new Steps<number, RateState>();

  ofPort(id: string): readonly SettingsInterval<PortState>[] {
    return this.ports.of(id);
  }

  ofVc(id: number): readonly SettingsInterval<VcState>[] {
    return this.vcs.of(id);
  }

  /** Empty for a VC without rate control. */
  ofRates(id: number): readonly SettingsInterval<RateState>[] {
    return this.rates.of(id);
  }

  /** Appends changes; returns whether any was new. */
  append(changes: readonly SettingsChange[]): boolean {
    return changes
      .flatMap(({ time, ports, vcs, rates }) => [
        ...ports.map((port) => this.ports.add(port.id, time, port)),
        ...vcs.map((vc) => this.vcs.add(vc.id, time, vc)),
        ...rates.map((rate) => this.rates.add(rate.id, time, rate)),
      ])
      .includes(true);
  }

  forgetFrom(time: Picoseconds): void {
    this.ports.forgetFrom(time);
    this.vcs.forgetFrom(time);
    this.rates.forgetFrom(time);
  }

  copy(): AppliedTrace {
    const copy = new AppliedTrace();
    copy.ports = this.ports.copy();
    copy.vcs = this.vcs.copy();
    copy.rates = this.rates.copy();
    return copy;
  }
}
