/**
 * A key for what is sent, the same until it was answered: after a lost answer the same body is the same write, and what
 * was stored is answered instead of stored twice.
 */
export function sendOnce() {
  let open: { text: string; key: string } | null = null;
  return async <Answer>(body: object, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(body);
    if (open?.text !== text) open = { text, key: crypto.randomUUID() };
    const answer = await send(open.key);
    open = null;
    return answer;
  };
}

export type SendOnce = ReturnType<typeof sendOnce>;
