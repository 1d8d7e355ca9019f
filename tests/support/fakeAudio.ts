/** A parameter of a node: what it was told last, and everything before. */
class Parameter {
  value = 1;
  readonly targets: number[] = [];
  setTargetAtTime(target: number): void {
    this.targets.push(target);
  }
  cancelScheduledValues(): void {}
}

class Node {
  readonly gain = new Parameter();
  readonly frequency = new Parameter();
  type = '';
  stopsAt: number | null = null;
  connect(to: unknown): unknown {
    return to;
  }
  start(): void {}
  stop(at: number): void {
    this.stopsAt = at;
  }
}

/** An audio context without sound, that remembers its nodes. */
export class FakeAudio {
  static readonly made: FakeAudio[] = [];
  readonly currentTime = 0;
  readonly destination = null;
  readonly gains: Node[] = [];
  readonly oscillators: Node[] = [];
  isClosed = false;
  constructor() {
    FakeAudio.made.push(this);
  }
  createGain(): Node {
    const node = new Node();
    this.gains.push(node);
    return node;
  }
  createOscillator(): Node {
    const node = new Node();
    this.oscillators.push(node);
    return node;
  }
  async resume(): Promise<void> {}
  async close(): Promise<void> {
    this.isClosed = true;
  }
}
