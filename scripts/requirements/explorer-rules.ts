import type { Requirement } from 'machine-explorer';
import { readProofs, readRequirements, type Proof } from './matrix.ts';

/** The test of `testFlow()` that proves a rule, by the part of the flow that names the rule. */
export const judgedBy: Readonly<Record<string, string>> = {
  invariant: 'keeps its invariants in every reachable state',
  postcondition: 'keeps its postconditions after every step',
  wayOut: 'keeps its ways out open',
  property: 'keeps its properties over time',
  state: 'would notice every mutant of itself by its specification alone',
  transition: 'would notice every mutant of itself by its specification alone',
};

function testOf({ kind, place, title, flowTest }: Proof): { place: string; title: string } | null {
  if (flowTest === undefined) return { place: place.replace(/:\d+$/, ''), title };
  const judge = judgedBy[title.slice(0, title.indexOf(':'))];
  return kind !== 'test' && judge ? { place: flowTest, title: judge } : null;
}

/** Every rule with the flows, calls and tests that name it, as the explorer shows them. */
export async function explorerRules(): Promise<Requirement[]> {
  const { proofs } = await readProofs();
  const { requirements, unproved } = readRequirements();
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
