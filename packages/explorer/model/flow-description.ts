import type { Description } from 'model-testing';
import type { Language } from '../words.ts';

export interface DescribedFlow {
  name: string;
  description: Readonly<Partial<Record<Language, Description>>>;
}

/** The flow's description, in this language if there is one; without a description, its name. */
export function flowDescription(flows: readonly DescribedFlow[], flow: string, language: Language): Description {
  const { tr, en } = flows.find(({ name }) => name === flow)?.description ?? {};
  return (language === 'tr' ? (tr ?? en) : (en ?? tr)) ?? { title: flow, text: '' };
}
