import type { AnyFlowSpec, AnySnapshot, StateShape } from 'model-testing';
import type { FlowsWithin } from '../config.ts';
import { descriptionOf, ownMoneySentence, type Language, type Said } from './copy.ts';
import { flowWithin } from './flow-within.ts';

/** In order of uncertainty, the least certain first. */
export const moneys = ['unknown', 'charged', 'refunded', 'notCharged'] as const;
export type Money = (typeof moneys)[number];
type Node = AnySnapshot['_nodes'][number];

interface Meta {
  money?: Money;
  analytics?: string;
  /** By analytics event, the guard that must hold for it. */
  analyticsWhen?: Record<string, string>;
}

/** The analytics events of a state or transition, in one line: "Purchase, Subscribe [isSubscribing]". */
export function analyticsOf({ analytics, analyticsWhen = {} }: Meta): string | null {
  const guarded = Object.entries(analyticsWhen).map(([event, guard]) => `${event} [${guard}]`);
  return [...(analytics ? [analytics] : []), ...guarded].join(', ') || null;
}

export const metaOf = ({ meta }: { meta?: unknown }): Meta => meta ?? {};

/** The money of a state: its own value, else that of the nearest state around it. */
export function moneyIn(states: readonly StateShape[], state: StateShape): Money | null {
  const parent = states.find(({ id }) => id === state.parentId);
  return metaOf(state).money ?? (parent ? moneyIn(states, parent) : null);
}

const isLeaf = (node: Node) => node.type === 'atomic' || node.type === 'final';

/** The innermost active states, outer region first. */
export const leavesOf = (snapshot: AnySnapshot): Node[] => snapshot._nodes.filter(isLeaf);

/** Ids of the active compound and parallel states. */
export const compoundsIn = (snapshot: AnySnapshot): string[] =>
  snapshot._nodes.filter((node) => !isLeaf(node)).map(({ id }) => id);

/** The active states in one line, as in `data-state`: `approving.waiting`; regions are separated by a space. */
export const statePathOf = (snapshot: AnySnapshot): string =>
  leavesOf(snapshot)
    .map((node) => node.path.join('.'))
    .toSorted()
    .join(' ');

/**
 * The money at this point: the innermost state's value; of several regions the least certain. A flow that runs inside
 * counts as the innermost.
 */
export function moneyOf(flows: FlowsWithin, snapshot: AnySnapshot): Money | null {
  const within = flowWithin(flows, snapshot);
  if (within) return moneyOf(flows, within.snapshot);
  const said = new Set<Money>();
  for (const leaf of leavesOf(snapshot)) {
    for (let node: Node | undefined = leaf; node; node = node.parent) {
      const { money } = metaOf(node);
      if (!money) continue;
      said.add(money);
      break;
    }
  }
  return moneys.find((money) => said.has(money)) ?? null;
}

/** The descriptions of the innermost states, written for product owners. */
export const describe = (spec: AnyFlowSpec, snapshot: AnySnapshot, language: Language): string[] =>
  leavesOf(snapshot).flatMap((node) => descriptionOf(spec, node, language) || []);

export const moneyWords: Record<Money, Said> = {
  notCharged: { tr: 'Para çekilmedi.', en: 'No money has been charged.' },
  charged: { tr: 'Para çekildi.', en: 'The money has been charged.' },
  refunded: { tr: 'Çekilen para iade edildi.', en: 'The money has been refunded.' },
  unknown: {
    tr: 'Paranın çekilip çekilmediğini henüz bilmiyoruz; yeniden ödenmemeli.',
    en: 'We do not know yet whether money was charged; nobody should pay again.',
  },
};

/** Whether money moved, as one sentence: a state's own where its author gave one. Null where no money moves. */
export function moneySentence(
  flows: FlowsWithin,
  spec: AnyFlowSpec,
  snapshot: AnySnapshot,
  language: Language,
): string | null {
  const within = flowWithin(flows, snapshot);
  if (within) return moneySentence(flows, within.spec, within.snapshot, language);
  const money = moneyOf(flows, snapshot);
  if (!money) return null;
  const own = leavesOf(snapshot).flatMap(({ path }) => ownMoneySentence(spec, path) ?? []);
  return (own[0] ?? moneyWords[money])[language];
}
