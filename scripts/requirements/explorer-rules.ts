import { globSync, readFileSync } from 'node:fs';
import type { Requirement } from 'machine-explorer';
import { readProofs, readRequirements, type Proof } from './matrix.ts';

/** The test of `testFlow()` that judges what a flow says, by the kind of what names a rule. */
export const judgedBy: Readonly<Record<string, string>> = {
  invariant: 'keeps its invariants in every reachable state',
  promise: 'keeps its promises about every step',
  wayOut: 'keeps its ways out open',
  property: 'keeps its properties over time',
  state: 'would notice every mutant of itself by its promises alone',
  transition: 'would notice every mutant of itself by its promises alone',
};

/** The files that derive a flow's tests from its machine, by the flow's name. */
const derivedTests = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('machines/*/*.test.ts').flatMap((file) =>
      /^testFlow\(/m.test(readFileSync(file, 'utf8')) ? [[file.split('/')[1]!, file] as const] : [],
    ),
  );

/** Every rule with the flows, calls and tests that name it, as the explorer shows them. */
export async function explorerRules(): Promise<Requirement[]> {
  const { proofs } = await readProofs();
  const { requirements, unproved } = readRequirements();
  const files = derivedTests();
  const testOf = ({ kind, place, title, flow }: Proof): { place: string; title: string } | null => {
    if (flow === undefined) return { place: place.replace(/:\d+$/, ''), title };
    const judge = judgedBy[title.slice(0, title.indexOf(':'))];
    const file = files.get(flow);
    return kind !== 'test' && judge && file ? { place: file, title: judge } : null;
  };
  return requirements.map(({ id, tr, en, operation }) => {
    const own = proofs.filter(({ ids }) => ids.includes(id));
    const tests = own.flatMap((proof) => testOf(proof) ?? []);
    return {
      id,
      rule: { tr, en },
      flows: [...new Set(own.flatMap(({ flow }) => flow ?? []))],
      operations: [...new Set([operation ?? [], ...own.map(({ operations }) => operations)].flat())],
      tests: [...new Map(tests.map((test) => [`${test.place} ${test.title}`, test])).values()],
      ...(unproved[id] ? { unproved: unproved[id] } : {}),
    };
  });
}
