import type { AnyFlowSpec } from 'model-testing';
import { storyOf } from '../stories.ts';
import { eventWords, kindOf } from './event-token.ts';
import { describe, moneySentence } from './standing.ts';
import type { Step } from './walk.ts';

const words = {
  tr: { scenario: 'Senaryo', from: 'başlangıç', given: 'Diyelim ki', when: 'Olay', leads: 'Sonuç', money: 'Para' },
  en: { scenario: 'Scenario', from: 'starting', given: 'Given', when: 'When', leads: 'Then', money: 'Money' },
};

/** A walk as a person tells it: what happened, where that leads, and a word on the money whenever it changes. */
export function scenario(spec: AnyFlowSpec, input: string, steps: readonly Step[], language: 'tr' | 'en'): string {
  const told = words[language];
  const { title } = storyOf(spec.name, spec.name, language);
  const from = spec.words?.[`input.${input}`]?.[language] ?? input;
  const lines = [`${told.scenario}: ${title} (${told.from}: ${from})`];
  let money: string | null = null;
  let stand = '';
  for (const [index, { event, visit }] of steps.entries()) {
    const sentence = describe(visit.snapshot, language).join(' ');
    if (event) lines.push(`  ${told.when} ${index}: ${eventWords(spec, event, language)}${ofWhom(event, language)}`);
    if (sentence !== stand) lines.push(`  ${event ? `  ${told.leads}` : told.given}: ${sentence}`);
    stand = sentence;
    const now = moneySentence(spec, visit.snapshot, language);
    if (now && now !== money) lines.push(`    ${told.money}: ${now}`);
    money = now;
  }
  return `${lines.join('\n')}\n`;
}

function ofWhom(event: NonNullable<Step['event']>, language: 'tr' | 'en'): string {
  switch (kindOf(event)) {
    case 'service':
      return language === 'tr' ? ' (dışarıdan gelen cevap)' : ' (an answer from outside)';
    case 'time':
      return language === 'tr' ? ' (zaman)' : ' (time)';
    default:
      return '';
  }
}
