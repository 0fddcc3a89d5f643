import type { Mutant, RequirementProof } from 'model-testing';
import type { Requirement } from '../config.ts';
import { settingsOf, writePermalink, type Permalink } from './permalink.ts';
import { plain } from './plain-text.ts';

const nowhere = { input: null, version: null, tokens: [], at: null };

/** The page of a rule, beside the flows. */
export const ruleLink = (requirement: string, link: Pick<Permalink, 'options'>): string =>
  writePermalink({ ...nowhere, flow: '', options: { ...settingsOf(link), requirement } });

/** A flow with the rule's marks in its diagram, and one state selected. */
export const flowOfRule = (
  flow: string,
  requirement: string,
  link: Pick<Permalink, 'options'>,
  state?: string,
): string =>
  writePermalink({
    ...nowhere,
    flow,
    options: { ...settingsOf(link), overlay: 'requirements', requirement, ...(state === undefined ? {} : { state }) },
  });

/** The rules with every word in their id or sentence, in either language; an exact id comes first. */
export function rulesFor<T extends Pick<Requirement, 'id'> & Partial<Requirement>>(
  rules: readonly T[],
  sought: string,
): T[] {
  const wanted = plain(sought.trim());
  const words = wanted.split(/\s+/);
  if (wanted === '') return [];
  const found = rules.filter(({ id, rule }) => {
    const text = plain(rule ? `${id} ${rule.tr} ${rule.en}` : id);
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(({ id }) => plain(id) === wanted), ...found.filter(({ id }) => plain(id) !== wanted)];
}

/** Whether the mutant breaks the marked state, one of its transitions, or the marked transition. */
export const breaks = ({ touches: { state, transitions } }: Mutant, proof: RequirementProof): boolean =>
  proof.kind === 'transition'
    ? transitions.includes(proof.transitions[0]!)
    : proof.states.some((id) => state === id || transitions.some((one) => one.startsWith(`${id} `)));
