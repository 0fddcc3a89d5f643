import type { Answers, Question } from './protocol.ts';

type Reply = { id: number; answer: never } | { id: number; error: string };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
const kept = new Map<string, Promise<unknown>>();

/** Asks the worker. The same question is worked out once. */
export function ask<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> {
  const key = JSON.stringify(question);
  const known = kept.get(key);
  if (known) return known as Promise<Answers[Kind]>;
  worker ??= startWorker();
  last += 1;
  const id = last;
  const answered = new Promise<Answers[Kind]>((resolve, reject) => waiting.set(id, { resolve, reject }));
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
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.answer);
  });
  return started;
}
