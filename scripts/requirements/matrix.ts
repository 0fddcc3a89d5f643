import { globSync, readFileSync } from 'node:fs';
import { requirementsOf } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { parse } from 'yaml';
import explorer from '../../explorer.config.ts';

interface Rule {
  id: string;
  /** Of the specification. */
  section: number;
  rule: string;
  /** The record of docs/adr by which the shop does otherwise. */
  decision?: string;
  /** The call of the contract it is about. */
  operation?: string;
}

export interface Requirements {
  requirements: Rule[];
  /** Why a rule has no proof, by id. */
  unproved: Record<string, string>;
}

/** One place that names rules. */
interface Proof {
  ids: string[];
  /** `meta` says which states and transitions a rule is about; no test reads it, so it proves nothing. */
  kind: 'flow' | 'meta' | 'test';
  /** `machines/cart: cart.storage.ready` or `domain/cart/cart.test.ts:98`. */
  place: string;
  /** The sentence or title that names them. */
  title: string;
  /** Operations that a flow's states ask for. */
  operations: string[];
}

const requirementsFile = 'docs/requirements.yaml';

export const readRequirements = (text: string = readFileSync(requirementsFile, 'utf8')): Requirements =>
  parse(text) as Requirements;

const testFiles = '{domain,machines,art,openapi,packages,scripts,server,src,tests}/**/*.{test,spec}.{ts,tsx}';
/** At the end of a title, so that an id elsewhere in a test's code counts for nothing. */
const named = /\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\](?=['"`])/g;
const skipping = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails?)\b/;
const isComment = (line: string) => /^\s*(?:\*|\/[*/])/.test(line);

/** The ids that a test file names in its titles: `… [CART-3 CART-4]`. */
export function proofsInTests(file: string, text: string): Proof[] {
  return text.split('\n').flatMap((line, index) =>
    isComment(line)
      ? []
      : [...line.matchAll(named)].map((found) => {
          const title = line
            .slice(0, found.index)
            .replace(/^.*?['"`]/, '')
            .trim();
          return { ids: found[1]!.split(' '), kind: 'test', place: `${file}:${index + 1}`, title, operations: [] };
        }),
  );
}

/** Where a file whose titles name rules skips a test, or expects it to fail. */
export const skipsIn = (file: string, text: string): string[] =>
  proofsInTests(file, text).length === 0
    ? []
    : text.split('\n').flatMap((line, index) => (skipping.test(line) ? [`${file}:${index + 1}`] : []));

const loadFlows = () => Promise.all(findFlows(explorer).map(loadFlow));

async function proofsInFlows(): Promise<Proof[]> {
  const flows = await loadFlows();
  return flows.flatMap((flow) =>
    requirementsOf(flow).map(({ id, kind, name, states }) => {
      const paths = states.map((state) => state.split('.').slice(1).join('.')).filter((path) => path !== '');
      return {
        ids: [id],
        kind: kind === 'state' || kind === 'transition' ? 'meta' : 'flow',
        place: `machines/${flow.name}${paths.length > 0 ? `: ${paths.join(', ')}` : ''}`,
        title: `${kind}: ${name}`,
        operations: paths.flatMap((path) => flow.operations?.[path] ?? []),
      };
    }),
  );
}

/** Every rule with the flows that name it, as the explorer shows them. */
export async function requirementsWithFlows(): Promise<{ id: string; rule: string; flows: string[] }[]> {
  const flows = await loadFlows();
  const named = flows.map((flow) => ({ name: flow.name, ids: new Set(requirementsOf(flow).map(({ id }) => id)) }));
  return readRequirements().requirements.map(({ id, rule }) => ({
    id,
    rule,
    flows: named.flatMap(({ name, ids }) => (ids.has(id) ? [name] : [])),
  }));
}

/** Reads titles and machines; runs nothing. This file's own test is left out: its ids are made up. */
export async function readProofs(): Promise<{ proofs: Proof[]; skips: string[] }> {
  const files = globSync(testFiles).filter((file) => file !== 'scripts/requirements/requirements.test.ts');
  const texts = files.toSorted().map((file) => [file, readFileSync(file, 'utf8')] as const);
  return {
    proofs: [...(await proofsInFlows()), ...texts.flatMap(([file, text]) => proofsInTests(file, text))],
    skips: texts.flatMap(([file, text]) => skipsIn(file, text)),
  };
}

interface Findings {
  /** Rules without a proof that nothing allows. */
  unproved: string[];
  /** Ids that are named and are no rule. */
  unknown: string[];
  /** Allowed to have no proof, and have one. */
  proved: string[];
  /** Allowed, and no rule. */
  allowedUnknown: string[];
  twice: string[];
}

export function findingsOf({ requirements, unproved }: Requirements, proofs: readonly Proof[]): Findings {
  const rules = requirements.map(({ id }) => id);
  const known = new Set(rules);
  const proved = new Set(proofs.flatMap(({ kind, ids }) => (kind === 'meta' ? [] : ids)));
  return {
    unproved: rules.filter((id) => !proved.has(id) && !(id in unproved)),
    unknown: proofs.flatMap(({ ids, place }) => ids.filter((id) => !known.has(id)).map((id) => `${id} at ${place}`)),
    proved: Object.keys(unproved).filter((id) => proved.has(id)),
    allowedUnknown: Object.keys(unproved).filter((id) => !known.has(id)),
    twice: rules.filter((id, index) => rules.indexOf(id) !== index),
  };
}
