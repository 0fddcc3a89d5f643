import { globSync, readFileSync } from 'node:fs';
import { breaks } from 'machine-explorer';
import { mutants, requirementsOf } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { parse } from 'yaml';
import type { Localized } from '../../domain/locale/index.ts';
import explorer from '../../explorer.config.ts';
import { testFileOf } from '../../machines/test-files.testing.ts';
import { readTitles } from './titles.ts';

interface Rule extends Localized {
  id: string;
  /** Section number of the specification. */
  section: number;
  /** The record of docs/adr that deviates from the rule. */
  decision?: string;
  /** The operation of the contract that the rule is about. */
  operation?: string;
}

export interface Requirements {
  requirements: Rule[];
  /** Why a rule has no proof, by id. */
  unproved: Record<string, Localized>;
}

/** One place that names rules. */
export interface Proof {
  ids: string[];
  /** `meta`: a state or transition is the proof itself, if a mutant of it exists that the flow's tests must notice. */
  kind: 'flow' | 'meta' | 'test';
  /** `machines/cart: cart.storage.ready` or `domain/cart/cart.test.ts:98`. */
  place: string;
  /** The sentence or title that names them. */
  title: string;
  /** Operations that a flow's states ask for. */
  operations: string[];
  /** The flow that names them; a test has none. */
  flow?: string;
  /** The file that proves this flow. */
  flowTest?: string;
  /** For `meta`: the number of faulty copies (mutants) of the marked state or transition. */
  mutants?: number;
}

const requirementsFile = 'docs/requirements.yaml';

export const readRequirements = (text: string = readFileSync(requirementsFile, 'utf8')): Requirements =>
  parse(text) as Requirements;

const testFiles = '{domain,machines,art,openapi,packages,scripts,server,src,tests}/**/*.{test,spec}.{ts,tsx}';
/** Titles are read by the compiler's parser; files without one of these are not parsed. */
const naming = /\[[A-Z]+-\d+(?: [A-Z]+-\d+)*\]['"`]/;

interface TestFile {
  proofs: Proof[];
  /** Where a test is skipped, or expected to fail, beside tests that name rules. */
  skips: string[];
  /** Titles that name rules, of tests that do not run or check nothing. */
  idle: string[];
}

/** The ids that a test file names in its titles: `… [CART-3 CART-4]`. */
export function readTestFile(file: string, text: string): TestFile {
  if (!naming.test(text)) return { proofs: [], skips: [], idle: [] };
  const { titles, idle, skips } = readTitles(file, text);
  const placeOf = (line: number) => `${file}:${line}`;
  return {
    proofs: titles.map(({ ids, line, title }) => ({ ids, kind: 'test', place: placeOf(line), title, operations: [] })),
    skips: skips.map(placeOf),
    idle: idle.map(({ ids, line }) => `${ids.join(' ')} at ${placeOf(line)}`),
  };
}

const loadFlows = () => Promise.all(findFlows(explorer).map(loadFlow));

async function proofsInFlows(): Promise<Proof[]> {
  const flows = await loadFlows();
  return flows.flatMap((flow) => {
    const faulty = mutants(flow.machine);
    return requirementsOf(flow).map((proof) => {
      const { id, kind, name, states } = proof;
      const isMeta = kind === 'state' || kind === 'transition';
      const paths = states.map((state) => state.split('.').slice(1).join('.')).filter((path) => path !== '');
      return {
        ids: [id],
        kind: isMeta ? 'meta' : 'flow',
        place: `machines/${flow.name}${paths.length > 0 ? `: ${paths.join(', ')}` : ''}`,
        title: `${kind}: ${name}`,
        operations: paths.flatMap((path) => flow.operations?.[path] ?? []),
        flow: flow.name,
        flowTest: testFileOf(flow),
        ...(isMeta ? { mutants: faulty.filter((mutant) => breaks(mutant, proof)).length } : {}),
      };
    });
  });
}

/** Reads titles and machines; runs nothing. This folder's own tests are left out: their ids are made up. */
export async function readProofs(): Promise<TestFile> {
  const files = globSync(testFiles).filter((file) => !file.startsWith('scripts/requirements/'));
  const read = files.toSorted().map((file) => readTestFile(file, readFileSync(file, 'utf8')));
  return {
    proofs: [...(await proofsInFlows()), ...read.flatMap(({ proofs }) => proofs)],
    skips: read.flatMap(({ skips }) => skips),
    idle: read.flatMap(({ idle }) => idle),
  };
}

/** A marked state or transition proves nothing when no mutant changes it. */
export const proves = ({ kind, mutants: faulty = 0 }: Proof): boolean => kind !== 'meta' || faulty > 0;

interface Findings {
  /** Rules without a proof that are not in `Requirements.unproved`. */
  unproved: string[];
  /** Ids that proofs name and that are no rule. */
  unknown: string[];
  /** Ids of `Requirements.unproved` that have a proof. */
  proved: string[];
  /** Ids of `Requirements.unproved` that are no rule. */
  allowedUnknown: string[];
  twice: string[];
  /** Marked states and transitions without a mutant. */
  unbroken: string[];
}

export function findingsOf({ requirements, unproved }: Requirements, proofs: readonly Proof[]): Findings {
  const rules = requirements.map(({ id }) => id);
  const known = new Set(rules);
  const proved = new Set(proofs.filter((proof) => proves(proof)).flatMap(({ ids }) => ids));
  return {
    unproved: rules.filter((id) => !proved.has(id) && !(id in unproved)),
    unknown: proofs.flatMap(({ ids, place }) => ids.filter((id) => !known.has(id)).map((id) => `${id} at ${place}`)),
    proved: Object.keys(unproved).filter((id) => proved.has(id)),
    allowedUnknown: Object.keys(unproved).filter((id) => !known.has(id)),
    twice: rules.filter((id, index) => rules.indexOf(id) !== index),
    unbroken: proofs.filter((proof) => !proves(proof)).map(({ ids, place }) => `${ids.join(' ')} at ${place}`),
  };
}
