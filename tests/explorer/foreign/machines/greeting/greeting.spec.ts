import type { FlowSpec } from 'model-testing';
import { greetingMachine } from './greeting.machine.ts';

export const greetingFlow = {
  name: 'greeting',
  description: {
    en: { title: 'Greets aloud', text: 'A greeting is read, then made loud: two services one after the other.' },
  },
  machine: greetingMachine,
  inputs: { any: undefined },
  events: {},
  outcomes: {
    readGreeting: { done: { hello: 'hello' }, failed: { offline: 'offline' } },
    makeLoud: { done: { loud: (text: string) => text.toUpperCase() }, failed: { hoarse: 'hoarse' } },
  },
  words: {
    'says.reading': { en: 'The greeting is read.' },
    'says.shouting': { en: 'The greeting is made loud.' },
    'says.said': { en: 'It is said.' },
    'says.failed': { en: 'It could not be said.' },
  },
  project: () => null,
} satisfies FlowSpec<typeof greetingMachine>;
