import { shallow } from 'zustand/shallow';
import type { ScenarioDocument } from '../../../contract/index.ts';
import { hopOf, neighboursOf, routeOf, trunksOf, withRoute } from './parts.ts';

type Route = readonly string[];

/** Looked at while routes are searched; a network with more ways than these shows the shortest ones. */
const MOST_LOOKED_AT = 4_000;

/** So many are offered. */
const MOST_ROUTES = 8;

/** Routes without a circle from switch to switch, shortest first. */
export function routesBetween(document: ScenarioDocument, from: string, to: string): readonly Route[] {
  const neighbours = neighboursOf(document);
  if (!neighbours.has(from) || !neighbours.has(to)) return [];
  const found: Route[] = [];
  const open: Route[] = [[from]];
  for (let i = 0; i < open.length && i < MOST_LOOKED_AT && found.length < MOST_ROUTES; i++) {
    const route = open[i] ?? [];
    const end = route.at(-1) ?? '';
    if (end === to) found.push(route);
    else for (const next of neighbours.get(end) ?? []) if (!route.includes(next)) open.push([...route, next]);
  }
  return found;
}

/** Null where no links lead there. Each switch is looked at once, so this answers in any network. */
export function shortestRoute(document: ScenarioDocument, from: string, to: string): Route | null {
  const neighbours = neighboursOf(document);
  const before = new Map<string, string | null>([[from, null]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of neighbours.get(at) ?? []) if (!before.has(next)) before.set(next, at);
  }
  if (!neighbours.has(from) || !before.has(to)) return null;
  const route: string[] = [];
  for (let at: string | null = to; at !== null; at = before.get(at) ?? null) route.unshift(at);
  return route;
}

/** The shortest way; without one only its ends, which the judge then says are not connected. */
export const bestRoute = (document: ScenarioDocument, from: string, to: string): Route =>
  shortestRoute(document, from, to) ?? [...new Set([from, to])];

/** VCs whose route is cut take the shortest one there is; those that have a way keep it. */
export function rerouted(document: ScenarioDocument): ScenarioDocument {
  const known = new Map<string, Route>();
  const next = (from: string, to: string): Route => {
    const key = hopOf(from, to);
    const route = known.get(key) ?? bestRoute(document, from, to);
    known.set(key, route);
    return route;
  };
  const hops = new Set(trunksOf(document).flatMap(({ a, b }) => [hopOf(a, b), hopOf(b, a)]));
  const isWhole = (route: Route) => route.slice(1).every((to, i) => hops.has(hopOf(route[i] ?? '', to)));
  const vcs = document.vcs.map((vc) => {
    const route = routeOf(vc);
    return isWhole(route) ? vc : withRoute(vc, next(route[0] ?? '', route.at(-1) ?? ''));
  });
  return shallow(vcs, document.vcs) ? document : { ...document, vcs };
}
