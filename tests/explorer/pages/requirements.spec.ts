import { requirementsOf } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';

test('a product owner finds a rule in any flow, the states that keep it, and the rules that a state keeps', async ({
  page,
  walk,
}) => {
  await walk.open('cart', 'kept', { lang: 'en', overlay: 'requirements' });
  const panel = page.locator('[data-findings=requirements]');
  const found = panel.locator('[data-requirement]');
  const field = panel.getByRole('searchbox', { name: 'Find a requirement' });
  await field.fill('packets never increase');
  await panel.getByRole('button', { name: 'CART-4', exact: true }).click();
  await expect(found).toHaveText([
    [
      'CART-4 Packets never increase.',
      'quantities stay within 1 and 99, and a packet is there once ',
      '(Holds in every state: checked in each state of every path.)',
      'Tests:keeps its invariants in every reachable state machines/flows.test.ts',
      'never increases packets, but sets their purchase type domain/cart/cart.test.ts',
      'a packet never increases, and says how it is bought now machines/cart/cart.test.ts',
    ].join(''),
  ]);
  await field.fill('no such rule');
  await expect(panel.getByText('There is no such requirement.')).toBeVisible();
  // A rule that no flow names shows its call and its tests; search finds it in the other language as well.
  await field.fill('e-posta ve şifreyle giriş');
  await expect(found).toHaveText([
    [
      'CALL-1 `POST /public/user/auth/login`: sign in with e-mail and password. ',
      'In its body: email, password. In its answer: user.',
      'Calls: login',
      'Tests:POST /public/user/auth/login tests/contract/specified-calls.test.ts',
    ].join(''),
  ]);
  await field.fill('recorded for a replay');
  await expect(found).toHaveText([
    [
      'REPORT-12 One session of ten thousand is recorded for a replay, one of a hundred with an error.',
      'No proof: built for errors alone: one report of a hundred carries what the flows did; ',
      'a session without an error is not recorded',
    ].join(''),
  ]);

  await field.fill('clock of the browser');
  await expect(found).toHaveText(['PAYMENT-8 No clock of the browser ends a payment. Flow: three-d-secure ']);
  await found.getByRole('link', { name: 'three-d-secure' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waits for the bank');
  await expect(panel.getByRole('button', { name: 'PAYMENT-8', pressed: true })).toBeVisible();
  const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === 'three-d-secure')!);
  const proofs = requirementsOf(spec).filter(({ id }) => id === 'PAYMENT-8');
  const kept = new Set(proofs.flatMap(({ states }) => states));
  const chart = page.locator('[data-chart]');
  const marked = (selector: string) => chart.locator(selector);
  await expect(marked('[data-state-id] > rect[fill*=lilacSoft]')).toHaveCount(kept.size);
  for (const id of kept) await expect(marked(`[data-state-id="${id}"] > rect[fill*=lilacSoft]`)).toHaveCount(1);
  await expect(marked('path[data-edge][stroke="#7b55c7"]').first()).toBeVisible();

  const states = panel.locator('[data-states]').getByRole('button');
  await expect(states).toHaveText(['Waiting for approval', 'Asking for the result', 'Pausing']);
  const keeps = page.locator('[data-requirements] > li');
  await states.nth(1).click();
  await expect(page.getByRole('region', { name: 'settling.reading' })).toBeVisible();
  await expect(keeps).toHaveText([/^PAYMENT-2 /, /^PAYMENT-8 No clock of the browser ends a payment\.$/]);
  // An invariant of the compound state `approving` is shown in each state of it.
  await chart.locator('[data-state-id="threeDSecure.approving.waiting"]').click();
  await expect(keeps).toContainText(['PAYMENT-8 No clock of the browser ends a payment.']);
});

for (const { lang, search, sought, sentence, states, edges, mark } of [
  {
    lang: 'en',
    search: 'Find a flow, rule, test card, mail',
    sought: ['never increase', 'CART-4', 'artmaz'],
    sentence: 'Packets never increase.',
    states: ['Waiting for approval', 'Asking for the result', 'Pausing'],
    edges: 'Transitions: ',
    mark: 'the state itself is the proof. Faulty copies of it that the tests must notice: ',
  },
  {
    lang: 'tr',
    search: 'Akış, kural, test kartı, e-posta ara',
    sought: ['never increase', 'cart-4', 'Artmaz'],
    sentence: 'Paketin adedi artmaz.',
    states: ['Onay bekleniyor', 'Sonuç soruluyor', 'Az sonra sorulacak'],
    edges: 'Geçişler: ',
    mark: 'kanıt durumun kendisi. Testlerin yakalaması gereken bozuk kopyası: ',
  },
])
  test(`the home search finds a rule by id and by both sentences, and leads to all that proves it (${lang})`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}#/?lang=${lang}`);
    const list = page.getByRole('navigation').first();
    const field = list.getByRole('searchbox', { name: search });
    const rules = list.locator('[data-found-rules]').getByRole('link');
    for (const words of sought) {
      await field.fill(words);
      await expect(rules.filter({ hasText: 'CART-4' })).toHaveText([`CART-4${sentence}`]);
    }
    await rules.first().click();
    const rule = page.locator('[data-rule]');
    await expect(rule.getByRole('heading', { level: 1 })).toHaveText('CART-4');
    await expect(rule.getByText(sentence)).toBeVisible();
    await expect(rule.locator('[data-flow=cart]')).toContainText(
      'quantities stay within 1 and 99, and a packet is there once',
    );
    await expect(rule.locator('[data-tests] li > code')).toHaveText([
      'machines/flows.test.ts',
      'domain/cart/cart.test.ts',
      'machines/cart/cart.test.ts',
    ]);

    // A rule of one flow's steps: its states and transitions, and the diagram with them marked.
    await field.fill('PAYMENT-8');
    await rules.click();
    const flow = rule.locator('[data-flow=three-d-secure]');
    await expect(flow.locator('[data-states] a')).toHaveText(states);
    await expect(flow.locator('[data-edges] summary')).toContainText(edges);
    await flow.locator('[data-states] a').nth(1).click();
    await expect(page.getByRole('region', { name: 'settling.reading' })).toBeVisible();
    await expect(page.locator('[data-chart] path[data-edge][stroke="#7b55c7"]').first()).toBeVisible();

    // A state that is itself the proof.
    await page.goto(`${baseURL}#/?lang=${lang}&requirement=DIALOG-4`);
    await expect(rule.locator('[data-flow=address] [data-mark=choosing]')).toContainText(mark);

    await page.goto(`${baseURL}#/?lang=${lang}&requirement=CART-99`);
    await expect(rule.getByRole('heading', { level: 1 })).toHaveText('CART-99');
    await expect(
      rule.getByText(lang === 'tr' ? 'Böyle bir kural yok.' : 'There is no such requirement.'),
    ).toBeVisible();
  });
