import fc from 'fast-check';
import { type SenderGroup, senderGroups } from '../../src/app/builder/document/groups.ts';
import {
  addSwitch,
  connect,
  copySwitch,
  removeLink,
  removeSwitch,
  rename,
  setKind,
} from '../../src/app/builder/document/network.ts';
import { switchesOf, trunksOf } from '../../src/app/builder/document/parts.ts';
import { isPort, setClass, setPort } from '../../src/app/builder/document/ports.ts';
import { routesBetween } from '../../src/app/builder/document/routes.ts';
import {
  addSenders,
  copyGroup,
  removeGroup,
  setControl,
  setCount,
  setEnds,
  setGroupSource,
  setHostLinks,
  setRoute,
} from '../../src/app/builder/document/senders.ts';
import { SOURCES, setDuration } from '../../src/app/builder/document/settings.ts';
import { TEMPLATES, type TemplateName } from '../../src/app/builder/document/templates.ts';
import { withGroupValues, withValues } from '../../src/app/builder/document/values.ts';
import { withValue } from '../../src/app/settings/document.ts';
import { EVERY } from '../../src/app/settings/ports.ts';
import type { ScenarioDocument } from '../../src/contract/index.ts';

/** One thing done to a network: what it is about is found in the network by numbers. */
export interface Step {
  readonly what: keyof typeof STEPS;
  readonly at: readonly [number, number, number];
}

type Make = (document: ScenarioDocument, one: number, two: number, three: number) => ScenarioDocument;

const nth = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

const ofGroup =
  (
    make: (document: ScenarioDocument, group: SenderGroup, two: number, three: number) => ScenarioDocument,
  ): Make =>
  (document, one, two, three) => {
    const group = nth(senderGroups(document), one);
    return group === undefined ? document : make(document, group, two, three);
  };
const ofSwitch =
  (make: (document: ScenarioDocument, id: string, two: number, three: number) => ScenarioDocument): Make =>
  (document, one, two, three) => {
    const id = nth(switchesOf(document), one)?.id;
    return id === undefined ? document : make(document, id, two, three);
  };
const ofLink =
  (
    make: (document: ScenarioDocument, a: string, b: string, two: number, three: number) => ScenarioDocument,
  ): Make =>
  (document, one, two, three) => {
    const link = nth(trunksOf(document), one);
    return link === undefined ? document : make(document, link.a, link.b, two, three);
  };
const nameAt = (document: ScenarioDocument, number: number): string =>
  nth(switchesOf(document), number)?.id ?? '';

const POLICIES = ['rcd', 'epd', 'espd', 'fba', 'red'];

/** Both of a pair are in the range of their parameter. */
const PARAMETERS = [
  { policy: 'epd', name: 'threshold', values: [100, 900] },
  { policy: 'red', name: 'maxP', values: [0.1, 0.5] },
] as const;

const STEPS = {
  addSwitch: (document) => addSwitch(document).document,
  connect: (document, one, two) => connect(document, nameAt(document, one), nameAt(document, two)),
  addSenders: (document, one, two, three) =>
    addSenders(document, nameAt(document, one), nameAt(document, two), 1 + (three % 4)).document,
  removeSwitch: ofSwitch((document, id) => removeSwitch(document, id)),
  copySwitch: ofSwitch((document, id) => copySwitch(document, id).document),
  rename: ofSwitch((document, id, two) => rename(document, id, `R-${two}`)),
  removeLink: ofLink((document, a, b) => removeLink(document, a, b)),
  rate: ofLink((document, a, b, two) => withValues(document, [[`links.${a}>${b}.rateMbps`, 1 + two]])),
  delay: ofLink((document, a, b, two) =>
    withValues(document, [
      [`links.${a}>${b}.delayMs`, two / 100],
      [`links.${a}>${b}.cdvUs`, two / 1000],
    ]),
  ),
  linkPort: ofLink((document, a, b, two, three) =>
    setPort(document, three % 2 === 0 ? `${a}>${b}` : `${b}>${a}`, {
      policy: three % 3 === 0 ? null : (nth(POLICIES, two) ?? null),
      bufferCells: three % 5 === 0 ? null : 20 + two,
    }),
  ),
  everyPort: (document, one, two) =>
    setPort(document, EVERY, { policy: nth(POLICIES, one) ?? null, bufferCells: two * 10 }),
  parameter: ofLink((document, a, b, two, three) => {
    const { policy, name, values } = PARAMETERS[two % PARAMETERS.length] ?? PARAMETERS[0];
    const id = three % 2 === 0 ? EVERY : `${a}>${b}`;
    const next = setPort(document, id, { policy });
    return isPort(next, id) ? withValue(next, `ports.${id}.policy.${name}`, values[three % 2] ?? 0) : next;
  }),
  scheduler: (document, one) => setPort(document, EVERY, { scheduler: one % 2 === 0 ? 'wrr' : null }),
  classes: (document, one, two, three) =>
    setClass(setPort(document, EVERY, { buffers: one % 2 === 0 ? 'perClass' : null }), EVERY, 'ubr', {
      bufferCells: three % 3 === 0 ? 'unlimited' : 100 + three,
      policy: two % 3 === 0 ? null : (nth(POLICIES, two) ?? null),
    }),
  classParameter: ofLink((document, a, b, two, three) => {
    const { policy, name, values } = PARAMETERS[two % PARAMETERS.length] ?? PARAMETERS[0];
    const [id, other] = three % 2 === 0 ? [EVERY, `${a}>${b}`] : [`${a}>${b}`, EVERY];
    const own = setClass(document, id, 'ubr', { policy });
    const at = three % 3 === 0 ? other : id;
    const path = `ports.${at}.classes.ubr.policy.${name}`;
    return isPort(own, at) ? withValue(own, path, values[three % 2] ?? 0) : own;
  }),
  kind: ofSwitch((document, id, two) => setKind(document, id, two % 4 === 0 ? 'router' : 'switch')),
  control: ofGroup((document, group, two) =>
    setControl(document, group, nth(['none', 'abr', 'credit'] as const, two) ?? 'none'),
  ),
  removeGroup: ofGroup((document, group) => removeGroup(document, group)),
  copyGroup: ofGroup((document, group) => copyGroup(document, group).document),
  count: ofGroup((document, group, two) => setCount(document, group, 1 + (two % 6))),
  ends: ofGroup((document, group, two, three) =>
    setEnds(document, group, nameAt(document, two), nameAt(document, three)),
  ),
  route: ofGroup((document, group, two) => {
    const routes = routesBetween(document, group.route[0] ?? '', group.route.at(-1) ?? '');
    return setRoute(document, group, nth(routes, two) ?? []);
  }),
  source: ofGroup((document, group, two) => {
    const source = nth(Object.values(SOURCES), two);
    return source === undefined ? document : setGroupSource(document, group, source);
  }),
  packet: ofGroup((document, group, two) =>
    withGroupValues(document, group, [[`vcs.${group.first.id}.source.packetBytes`, 1 + two]]),
  ),
  hostLinks: ofGroup((document, group, two) =>
    setHostLinks(document, group, two % 2 === 0 ? 'access' : 'exit', {
      rateMbps: 1 + two,
      delayMs: two / 100,
    }),
  ),
  duration: (document, one) => setDuration(document, (1 + one) / 1000),
} satisfies Readonly<Record<string, Make>>;

export const stepOf = ({ what, at: [one, two, three] }: Step, document: ScenarioDocument): ScenarioDocument =>
  (STEPS[what] as Make)(document, one, two, three);

const number = fc.nat(1000);

export const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...(Object.keys(STEPS) as Step['what'][])),
  at: fc.tuple(number, number, number),
});

/** What a network begins as, and what is then done to it. */
export const buildings = fc.record({
  template: fc.constantFrom(...(Object.keys(TEMPLATES) as TemplateName[])),
  steps: fc.array(step, { minLength: 1, maxLength: 20 }),
});

/** What comes of it. */
export const networkOf = (building: {
  readonly template: TemplateName;
  readonly steps: readonly Step[];
}): ScenarioDocument =>
  building.steps.reduce((document, step) => stepOf(step, document), TEMPLATES[building.template]('Built'));
