import type { AnyFlowSpec } from 'model-testing';
import type { FlowsWithin } from '../config.ts';
import { inputName } from './copy.ts';
import { eventWords, kindOf } from './event-token.ts';
import { describe, moneySentence } from './state-path.ts';
import type { Step } from './walk.ts';

const words = {
  tr: { scenario: 'Senaryo', from: 'başlangıç', given: 'Diyelim ki', when: 'Olay', leads: 'Sonuç', money: 'Para' },
  en: { scenario: 'Scenario', from: 'starting', given: 'Given', when: 'When', leads: 'Then', money: 'Money' },
};

interface Scene {
  spec: AnyFlowSpec;
  /** The flow's name in words. */
  title: string;
  within: FlowsWithin;
}

/** A walk as text: each event, its state, and the money whenever it changes. */
export function scenario(
  { spec, title, within }: Scene,
  input: string,
  steps: readonly Step[],
  language: 'tr' | 'en',
): string {
  const labels = words[language];
  const from = inputName(spec, input, language);
  const lines = [`${labels.scenario}: ${title} (${labels.from}: ${from})`];
  let money: string | null = null;
  let previous = '';
  for (const [index, { event, visit }] of steps.entries()) {
    const sentence = describe(spec, visit.snapshot, language).join(' ');
    if (event) lines.push(`  ${labels.when} ${index}: ${eventWords(spec, event, language)}${ofWhom(event, language)}`);
    if (sentence !== previous) lines.push(`  ${event ? `  ${labels.leads}` : labels.given}: ${sentence}`);
    previous = sentence;
    const now = moneySentence(within, spec, visit.snapshot, language);
    if (now && now !== money) lines.push(`    ${labels.money}: ${now}`);
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
