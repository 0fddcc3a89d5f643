import { expect, it, vi } from 'vitest';
import type { Api } from '../http/index.ts';
import { checkResetLink } from './auth.service.ts';

it('does not ask the server about a reset link without a token', async () => {
  const client = vi.fn<Api['client']>();
  expect(
    await checkResetLink({ client, visit: vi.fn<Api['visit']>() }, { token: '' }, new AbortController().signal),
  ).toBe(false);
  expect(client).not.toHaveBeenCalled();
});
