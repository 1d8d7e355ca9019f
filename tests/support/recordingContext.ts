export type DrawCall = readonly [name: string, ...args: unknown[]];

/** A 2D context that draws nothing and remembers every call and every style that was set. */
export function recordingContext(): { ctx: CanvasRenderingContext2D; calls: DrawCall[] } {
  const calls: DrawCall[] = [];
  const state: Record<string, unknown> = {};
  const target = new Proxy(state, {
    get(_, name: string) {
      if (name in state) return state[name];
      if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
      return (...args: unknown[]) => {
        calls.push([name, ...args]);
      };
    },
    set(_, name: string, value: unknown) {
      state[name] = value;
      calls.push([`set ${name}`, value]);
      return true;
    },
  });
  return { ctx: target as unknown as CanvasRenderingContext2D, calls };
}
