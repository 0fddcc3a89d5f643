import { openAccount, signIn } from '../../tests/flows/support/signed-in.ts';
import { passMinutes } from '../../tests/flows/support/bank.ts';
import { ask, callsWith } from '../../tests/harness/customer.ts';
import { saveCard } from '../../tests/harness/saved-card.ts';
import type { Camera } from './camera.ts';

const eightWeeks = 57 * 24 * 60;

/** The account's first page without a subscription, with an unpaid, paused or ended one. Moves the clock ahead. */
export async function accountStates({ page, open, take }: Camera): Promise<void> {
  await open('/');
  const shopUrl = new URL(page.url()).origin;
  const { email, password, token, call } = await openAccount({ shopUrl });
  await signIn(page, { shopUrl }, { token });
  await open('/account');
  await take('account-empty');
  const [home] = (await call('GET', 'user/addresses')).data;
  await saveCard(shopUrl, call, home._id, 'subscription', 'renewalDeclines');
  const paid = (await call('GET', 'user/attempts/open')).data;
  await call('POST', `user/attempts/purchase/${paid.attemptId}/acknowledge`);
  const [{ _id }] = (await call('GET', 'user/subscriptions?query={}')).data;
  await passMinutes({ shopUrl }, eightWeeks);
  const { data } = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  await signIn(page, { shopUrl }, data);
  const later = callsWith(shopUrl, data.token);
  const show = async (name: string) => {
    await open('/account');
    const reminder = page.getByRole('button', { name: /^(Kapat, bu kutu|Close, and don)/ });
    if (await reminder.isVisible()) await reminder.click();
    await take(name);
  };
  await show('account-due');
  await later('POST', `user/subscriptions/${_id}/pause`, { until: null });
  await show('account-paused');
  await later('POST', `user/subscriptions/${_id}/cancel`, { _reason: 'rhythm' });
  await show('account-ended');
}
