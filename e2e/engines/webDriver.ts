import { readFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownFirefox, ownWebKit } from '../../scripts/openBrowser.mjs';
import type { Engine, Role } from './engine.ts';

/** A command of W3C WebDriver: its name in the standard without spaces, its path below the session, its parameters. */
type Send = (name: string, path: string, parameters?: object) => Promise<unknown>;

/** Standard key of a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const CANDIDATES: Record<Role, string> = {
  button: 'button',
  combobox: 'select',
  heading: 'h1, h2, h3',
  radio: 'input[type=radio]',
  slider: 'input[type=range], [role=slider]',
};

const UNTIL_MS = 30_000;

/** Tries until it succeeds, and fails with its last error. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + UNTIL_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
}

/** A page of a browser that W3C WebDriver drives. */
function driven(send: Send, close: () => Promise<void>): Engine {
  const run = async (script: string) => {
    const whole = `const done = arguments[arguments.length - 1];
      (async () => (${script}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('ExecuteAsyncScript', 'execute/async', { script: whole, args: [] });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  /** By the name that the browser itself computes. */
  const find = (role: Role, name: string | RegExp) =>
    eventually(async () => {
      const found = await send('FindElements', 'elements', {
        using: 'css selector',
        value: CANDIDATES[role],
      });
      const labels: string[] = [];
      for (const { [ELEMENT]: id = '' } of found as Record<string, string>[]) {
        // WebKit has no name for what is not displayed.
        const label = await send('GetComputedLabel', `element/${id}/computedlabel`, { id }).then(
          (text) => String(text).trim(),
          () => '',
        );
        if (typeof name === 'string' ? label === name : name.test(label)) return id;
        if (label !== '') labels.push(label);
      }
      throw new Error(`no ${role} ${name}, but ${labels.join(' | ')}`);
    });
  /** Presses the mouse in the middle of an element and moves it down by so many pixels. */
  const drag = async (id: string, down: number) => {
    const script = `arguments[0].scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = arguments[0].getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];`;
    const place = await send('ExecuteScript', 'execute/sync', { script, args: [{ [ELEMENT]: id }] });
    const [x = 0, y = 0] = place as number[];
    const move = (by: number) => ({ type: 'pointerMove', duration: 20, origin: 'viewport', x, y: y + by });
    const moves = down === 0 ? [] : [1, 2, 3, 4, 5, 6].map((step) => move(Math.round((down * step) / 6)));
    const button = { button: 0 };
    const actions = [move(0), { type: 'pointerDown', ...button }, ...moves, { type: 'pointerUp', ...button }];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await send('PerformActions', 'actions', { actions: [mouse] });
  };
  return {
    run,
    close,
    open: async (address) => {
      await run('void (window.isLeft = true)');
      await send('Navigate', 'url', { url: address });
      // WebKit can answer before the new page is there, and before its script has run.
      await eventually(async () => {
        if (await run('window.isLeft === true')) throw new Error(`${address} has not come`);
        await run('window.cellscope.ready.then(() => true)');
      });
    },
    press: async (role, name) => drag(await find(role, name), 0),
    choose: async (name, value) => {
      const select = await find('combobox', name);
      const found = await send('FindElement', `element/${select}/element`, {
        element: select,
        using: 'css selector',
        value: `option[value="${value}"]`,
      });
      const { [ELEMENT]: id = '' } = found as Record<string, string>;
      await send('ElementClick', `element/${id}/click`, { id });
    },
    drag: async (name, down) => drag(await find('slider', name), down),
    sees: async (role, name) => void (await find(role, name)),
  };
}

/** Answers of Firefox are sometimes wrapped. */
const unwrapped = (answer: unknown) =>
  answer !== null && typeof answer === 'object' && 'value' in answer && Object.keys(answer).length === 1
    ? answer.value
    : answer;

/** Commands to Firefox as its own driver sends them: `length:[0, id, name, parameters]` over a socket. */
async function toFirefox(port: number): Promise<Send> {
  const socket = createConnection(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let bytes = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, Buffer.from(more)]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(0, colon)));
      if (colon < 0 || bytes.length < end) return;
      const message = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
      else call?.resolve(unwrapped(result));
    }
  });
  const send: Send = (name, _path, parameters = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return send;
}

export async function firefoxOfTheSystem(): Promise<Engine | undefined> {
  const start = ownFirefox();
  if (start === undefined) return undefined;
  const { folder, stop } = start(['--marionette', '--width=1366', '--height=768'], { 'marionette.port': 0 });
  const port = await eventually(async () => {
    const number = Number(readFileSync(join(folder, 'MarionetteActivePort'), 'utf8'));
    if (!(number > 0)) throw new Error('Firefox has no port yet');
    return number;
  });
  const send = await toFirefox(port);
  await send('NewSession', '', { capabilities: {} });
  await send('SetTimeouts', 'timeouts', { script: 2 * UNTIL_MS });
  return driven(send, stop);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Commands over HTTP, as the standard has them. */
const overHttp = (base: string): Send => {
  return async (_name, path, parameters) => {
    const init =
      parameters && !/\/rect$|computedlabel$|screenshot$/.test(path.replace('window/rect', ''))
        ? { method: 'POST', body: JSON.stringify(parameters) }
        : {};
    const answer = await fetch(`${base}/${path}`, init);
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
};

export async function webKitOfTheSystem(): Promise<Engine | undefined> {
  const found = ownWebKit();
  if (found?.driver === undefined) return undefined;
  const port = await freePort();
  const stop = await found.start(found.driver, [`--port=${port}`]);
  const base = `http://127.0.0.1:${port}/session`;
  const options = { binary: found.browser, args: ['--automation'] };
  const { sessionId } = (await eventually(() =>
    overHttp(base.replace(/\/session$/, ''))('NewSession', 'session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  )) as { sessionId: string };
  const send = overHttp(`${base}/${sessionId}`);
  await send('SetWindowRect', 'window/rect', { x: 0, y: 0, width: 1366, height: 850 });
  await send('SetTimeouts', 'timeouts', { script: 2 * UNTIL_MS });
  return driven(send, async () => {
    await fetch(`${base}/${sessionId}`, { method: 'DELETE' });
    await stop();
  });
}
