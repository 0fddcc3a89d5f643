import { useSyncExternalStore } from 'react';
import type { Answers, Question } from './protocol.ts';

type Reply = { id: number; answer: never } | { id: number; error: string };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { flow: string; resolve: (answer: never) => void }>();
const kept = new Map<string, Promise<unknown>>();
const problems = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why questions about this flow get no answer; null where they do. */
export const useProblem = (flow: string): string | null =>
  useSyncExternalStore(subscribe, () => problems.get(flow) ?? null);

/** Asks the worker, once per question. One that fails is never answered: `useProblem` gives the reason. */
export function ask<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> {
  const key = JSON.stringify(question);
  const known = kept.get(key);
  if (known) return known as Promise<Answers[Kind]>;
  worker ??= startWorker();
  last += 1;
  const id = last;
  const answered = new Promise<Answers[Kind]>((resolve) => waiting.set(id, { flow: question.flow, resolve }));
  kept.set(key, answered);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ id, question });
  return answered;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!asked) return;
    if (!('error' in data)) return asked.resolve(data.answer);
    problems.set(asked.flow, data.error);
    for (const listener of listeners) listener();
  });
  return started;
}
