const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** The list of stories with one for the new flow, in its place by name. */
export function withStory(stories: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  const entry = `  ${key}: {
    tr: { title: 'Alışverişçi …', text: 'Tek cümle: kim ne yapar, nasıl biter.' },
    en: { title: 'A shopper …', text: 'One sentence: who does what, and how it ends.' },
  },
`;
  const places = [...stories.matchAll(/^ {2}'?([a-z][a-z0-9-]*)'?: \{$/gm)];
  const next = places.find(([, other]) => other!.localeCompare(name) > 0);
  const at = next?.index ?? stories.indexOf('\n};') + 1;
  return stories.slice(0, at) + entry + stories.slice(at);
}

/** The files of a new flow: one busy state with every outcome, covered by model tests from the first commit. */
export function flowFiles(name: string): [file: string, text: string][] {
  const Flow = pascal(name);
  const flow = camel(name);
  const folder = `machines/${name}/${name}`;
  return [
    [`machines/${name}/README.md`, `# A shopper … (one sentence: who does what, and how it ends.)\n`],
    [
      `${folder}.types.ts`,
      `import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';

export interface ${Flow}Context {
  failure: Failure | null;
}

export type ${Flow}Event = { type: '${name}.begin' };

export interface ${Flow}Meta {
  description: Localized;
  operationId?: string;
}
`,
    ],
    [
      `${folder}.services.ts`,
      `/** What the flow asks the world for. Every rejection is a \`Failure\`. */
export interface ${Flow}Services {
  /** Says what it promises, its units and its failures. */
  perform(request: Record<string, never>, signal: AbortSignal): Promise<void>;
}
`,
    ],
    [
      `${folder}.machine.ts`,
      `import { assign, fromPromise, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { timedOut, toFailure } from '../../domain/failure/index.ts';
import type { ${Flow}Context, ${Flow}Event, ${Flow}Meta } from './${name}.types.ts';
import { words } from './${name}.words.ts';

export const ${flow}Machine = setup({
  types: {} as {
    context: ${Flow}Context;
    events: ${Flow}Event;
    tags: 'busy';
    meta: ${Flow}Meta;
    children: { perform: 'perform' };
  },
  actors: {
    perform: fromPromise<void, Record<string, never>>(() => Promise.reject(new Error('perform is not connected'))),
  },
  actions: {
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { performLimit: seconds(8) },
}).createMachine({
  id: '${flow}',
  initial: 'ready',
  context: { failure: null },
  states: {
    ready: {
      ...words.ready,
      on: { '${name}.begin': { target: 'performing', actions: 'forgetFailure' } },
    },
    performing: {
      ...words.performing,
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: {},
        onDone: { target: 'done' },
        onError: {
          target: 'ready',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { performLimit: { target: 'ready', actions: 'rememberTimeout' } },
    },
    done: { ...words.done, type: 'final' },
  },
});
`,
    ],
    [
      `${folder}.words.ts`,
      `import type { ${Flow}Meta } from './${name}.types.ts';

/** A state in words a product owner understands. */
function told(tr: string, en: string): { description: string; meta: ${Flow}Meta } {
  return { description: en, meta: { description: { tr, en } } };
}

export const words = {
  ready: told('Alışverişçi başlayabilir.', 'The shopper can begin.'),
  performing: told('Sunucudan cevap bekleniyor.', 'The server is asked.'),
  done: told('Bitti.', 'Done.'),
};
`,
    ],
    [
      `${folder}.connect.ts`,
      `import { fromPromise } from 'xstate';
import { ${flow}Machine } from './${name}.machine.ts';
import type { ${Flow}Services } from './${name}.services.ts';

/** The flow with its services: an omitted one does not compile. */
export function connect${Flow}(services: ${Flow}Services) {
  return ${flow}Machine.provide({
    actors: {
      perform: fromPromise<void, Record<string, never>>(({ input, signal }) => services.perform(input, signal)),
    },
  });
}
`,
    ],
    [
      `${folder}.samples.ts`,
      `import { offline } from '../../domain/failure/index.ts';
import type { FlowSpec } from 'model-testing';
import { ${flow}Invariants } from './${name}.invariants.ts';
import { ${flow}Machine } from './${name}.machine.ts';
import { ${flow}Promises } from './${name}.promises.ts';

export const ${flow}Flow = {
  name: '${name}',
  machine: ${flow}Machine,
  inputs: { opened: undefined },
  events: {},
  outcomes: { perform: { done: { done: undefined }, failed: { offline: offline() } } },
  project: ({ context }) => ({ failure: context.failure?.kind ?? null }),
  tags: { busy: ['performing'] },
  invariants: ${flow}Invariants,
  promises: ${flow}Promises,
  words: {
    'input.opened': { tr: 'Sayfa açıldı', en: 'The page opens' },
    'state.ready': { tr: 'Hazır', en: 'Ready' },
    'state.performing': { tr: 'Sunucuya soruluyor', en: 'Asking the server' },
    'state.done': { tr: 'Bitti', en: 'Done' },
    '${name}.begin': { tr: 'Alışverişçi başladı', en: 'The shopper began' },
    'perform.done': { tr: 'Sunucu cevap verdi', en: 'The server answered' },
    'perform.failed': { tr: 'Sunucu cevap vermedi', en: 'The server did not answer' },
    'perform.done.done': { tr: 'Sunucu yaptı', en: 'The server did it' },
    'perform.failed.offline': { tr: 'Sunucuya ulaşılamadı', en: 'The server could not be reached' },
    'after.performLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
  },
} satisfies FlowSpec<typeof ${flow}Machine>;
`,
    ],
    [
      `${folder}.promises.ts`,
      `import type { StepPromise } from 'model-testing';
import type { ${flow}Machine } from './${name}.machine.ts';

/** What a step must lead to, as the specification has it: the machine is held to this, not to itself. */
export const ${flow}Promises: readonly StepPromise<typeof ${flow}Machine>[] = [
  { name: 'whoever begins is waited for', on: ['${name}.begin'], from: ['ready'], to: ['performing'] },
  { name: 'what the server did is done', on: ['perform.done'], to: ['done'] },
  {
    name: 'a server that does not answer is told, and can be asked again',
    on: ['perform.failed', 'after.performLimit'],
    to: (after) => after.matches('ready') && after.context.failure !== null,
  },
];
`,
    ],
    [
      `${folder}.invariants.ts`,
      `import type { Invariant } from 'model-testing';
import type { ${flow}Machine } from './${name}.machine.ts';

export const ${flow}Invariants: readonly Invariant<typeof ${flow}Machine>[] = [
  {
    name: 'a failure is shown only while the shopper can try again',
    holds: (snapshot) => snapshot.context.failure === null || snapshot.can({ type: '${name}.begin' }),
  },
];
`,
    ],
    [
      `${folder}.test.ts`,
      `import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { ${flow}Flow } from './${name}.samples.ts';

testFlow(${flow}Flow, { describe, expect, it });
`,
    ],
    [
      `machines/${name}/index.ts`,
      `export { connect${Flow} } from './${name}.connect.ts';
export { ${flow}Machine } from './${name}.machine.ts';
export type { ${Flow}Services } from './${name}.services.ts';
export type { ${Flow}Context, ${Flow}Event } from './${name}.types.ts';
`,
    ],
    [
      `src/flows/${name}/${name}.services.ts`,
      `import { connect${Flow}, type ${Flow}Services } from '../../../machines/${name}/index.ts';

/** Connect each service to a function of src/services. */
export const ${flow}Flow = (services: ${Flow}Services) => connect${Flow}(services);
`,
    ],
  ];
}
