import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { useSelector } from '@xstate/react';
import type { StageModule } from './stage.types.ts';
import { loadAccountMessages } from '../../i18n/account-messages.ts';
import { createTexts } from '../../i18n/i18n.ts';
import { Frame } from './frame.tsx';
import { stageOf } from './generic-stage.tsx';

interface Flow {
  machine: AnyStateMachine;
  inputs?: Record<string, unknown>;
  outcomes: Record<string, { done?: Record<string, unknown> }>;
}

const specs = import.meta.glob<Record<string, Flow>>('/machines/*/*.spec.ts');

const first = (samples: Record<string, unknown> = {}) => Object.values(samples)[0];

interface Node {
  invoke?: { id: string; src: string } | readonly { id: string; src: string }[];
  states?: Record<string, Node>;
}

const invokesOf = ({ invoke = [], states = {} }: Node): { id: string; src: string }[] => [
  ...[invoke].flat(),
  ...Object.values(states).flatMap(invokesOf),
];

/** The flow, with the first sample outcome of each service. */
function start({ machine, inputs, outcomes }: Flow, input?: string): AnyActorRef {
  const actors = Object.fromEntries(
    invokesOf(machine.config as Node)
      .filter(({ id }) => outcomes[id]?.done)
      .map(({ id, src }) => [src, fromPromise(() => Promise.resolve(first(outcomes[id]!.done)))]),
  );
  const actor = createActor(machine.provide({ actors }), {
    input: (input === undefined ? first(inputs) : inputs?.[input]) as never,
  });
  actor.start();
  return actor;
}

/** The value that a password manager would write, as the field shows it. */
function valueFor(field: Field): string {
  const byPurpose: Record<string, string> = {
    'tel-national': '533 111 22 33',
    'cc-number': '5528 7900 0000 0008',
    'cc-exp': '03/39',
    'cc-csc': '321',
    'postal-code': '34710',
  };
  const byType: Record<string, string> = { email: 'su@example.com', date: '1990-01-02', tel: '533 111 22 33' };
  const text = byPurpose[field.autocomplete] ?? byType[field.type] ?? 'Su Deniz';
  return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const textFields = 'input:not([type=checkbox],[type=radio],[type=hidden],[type=file],[type=range]),textarea';

/** By the prototype's setter and without an event: React does not notice. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
}

function Shown({ actor, Screen }: { actor: AnyActorRef; Screen: StageModule['default'] }) {
  const snapshot = useSelector(actor, (current) => current);
  return <Screen snapshot={snapshot} send={(event) => actor.send(event)} />;
}

/** Fills and submits every form that a flow shows first. Returns how many were filled, and which are empty then. */
async function submitFilled(name: string, input?: string): Promise<{ filled: number; lost: string[] }> {
  const { default: Screen, namespaces } = (await stageOf(name))!;
  const spec = Object.values(await specs[`/machines/${name}/${name}.spec.ts`]!()).find((one) => 'machine' in one)!;
  const i18n = createTexts().tr;
  await loadAccountMessages(i18n, 'tr', 'common', ...namespaces);
  const actor = start(spec, input);
  const { container, unmount } = render(
    <Frame i18n={i18n}>
      <Shown actor={actor} Screen={Screen} />
    </Frame>,
  );
  await waitFor(() => expect(container.querySelector('form')).not.toBe(null));
  const forms = [...container.querySelectorAll('form')];
  const given = forms.map((form) =>
    [...form.querySelectorAll<Field>(textFields)]
      .filter(({ readOnly, disabled }) => !readOnly && !disabled)
      .map((field) => [field, valueFor(field)] as const),
  );
  for (const [field, value] of given.flat()) fill(field, value);
  for (const form of forms) fireEvent.submit(form);
  const lost = given.flat().filter(([field, value]) => field.isConnected && field.value !== value);
  actor.stop();
  unmount();
  return {
    filled: given.flat().length,
    lost: lost.map(([field, value]) => `${field.autocomplete || field.type}: ${value} → ${field.value}`),
  };
}

test.each([
  ['auth', 2, 'login'],
  ['auth', 2, 'register'],
  ['corporation', 4],
  ['coupons', 1],
  ['delete-account', 2],
  ['family-code', 1],
  ['password', 3],
  ['personal-data', 1],
  ['profile', 5],
  ['promo-code', 1],
  ['refund', 1],
  ['sign-in-code', 1],
] as const)('%s: the values of the %d fields are sent', async (name, filled, input?) => {
  expect(await submitFilled(name, input)).toEqual({ filled, lost: [] });
});
