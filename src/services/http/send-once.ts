/**
 * Sends with a key that stays the same until an answer came: after a lost answer the same body is the same request, and
 * the server returns what it stored instead of storing it twice.
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
