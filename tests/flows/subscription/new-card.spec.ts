import { Examiner } from '../../accessibility/examiner.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { Counter } from '../support/counter.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a card is added inside the dialog that asks for one: 3 taps, 4 fields, the bank, and it is chosen', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  const cards = async (): Promise<{ _id: string; lastFourDigits: string }[]> =>
    (await account.call('POST', 'user/cards/read')).data;
  const paysFrom = async (): Promise<string> =>
    (await account.call('GET', 'user/subscriptions?query={}')).data[0].card._id;
  const [first] = await cards();
  const shopper = new Shopper(page, 'tr', account.email);
  const { words } = shopper;
  const ledger = await openLedger(harness);
  const examiner = new Examiner(page, 'tr');
  const main = page.getByRole('main');
  const asking = page.getByRole('dialog', { name: /hangi karttan ödensin\?$/ });
  const typing = page.getByRole('dialog', { name: 'Yeni kart' });
  const addIt = typing.getByRole('button', { name: 'Kartı ekle' });
  const bank = page.frameLocator('iframe').first();
  const spent = new Counter();
  const writeCard = async (number: string) => {
    await spent.fill(typing.getByLabel(words.cardNumber), number);
    await spent.fill(typing.getByLabel(words.cardHolder), 'Elif Yılmaz');
    await spent.fill(typing.getByLabel(words.expiry), '12/30');
    await spent.fill(typing.getByLabel(words.cvc), '123');
  };
  await signIn(page, harness, account);
  await page.goto('/account');

  await test.step('approved at the bank', async () => {
    await spent.tap(main.getByRole('button', { name: 'Kartı değiştir: 0008' }));
    await spent.tap(asking.getByRole('button', { name: 'Yeni kart ekle' }));
    await writeCard(cardNumber('callsBackTwice'));
    await examiner.look('the form of a card over the dialog');
    await spent.tap(addIt);
    expect({ taps: spent.taps, fields: spent.fields }).toEqual({ taps: 3, fields: 4 });
    await expect(bank.getByLabel(words.code)).toBeVisible();
    await examiner.look('the bank over the dialog');
    await shopper.approve();
    await expect(typing).toBeHidden();
    const ending = cardNumber('callsBackTwice').slice(-4);
    await expect(asking.getByRole('radio', { name: new RegExp(`${ending}$`), checked: true })).toBeVisible();
    await examiner.look('the dialog with the added card');
    const added = (await cards()).find(({ _id }) => _id !== first!._id)!;
    expect([added.lastFourDigits, await paysFrom()]).toEqual([ending, first!._id]);
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['authorisation', 'cancel'], 0]);
    await asking.getByRole('button', { name: 'Bu karttan öde' }).click();
    await expect(asking).toBeHidden();
    await expect(main.getByRole('button', { name: `Kartı değiştir: ${ending}` })).toBeVisible();
    expect(await paysFrom()).toBe(added._id);
  });

  const begin = async () => {
    await main.getByRole('button', { name: /^Kartı değiştir: / }).click();
    await asking.getByRole('radio', { name: /0008$/ }).check();
    await asking.getByRole('button', { name: 'Yeni kart ekle' }).click();
  };
  const isAsWritten = async () => {
    await expect(typing).toBeHidden();
    await expect(asking.getByRole('radio', { name: /0008$/ })).toBeChecked();
    expect((await cards()).length).toBe(2);
  };

  await test.step('declined: the name on the card stays, and so does the choice below', async () => {
    await begin();
    await writeCard(cardNumber('insufficientFunds'));
    await addIt.click();
    await shopper.approve();
    await expect(typing.getByRole('heading', { name: 'Bankan bu kartı kabul etmedi' })).toBeVisible();
    await examiner.look('a card that was declined, over the dialog');
    await typing.getByRole('button', { name: 'Başka bir kart dene' }).click();
    await expect(typing.getByLabel(words.cardHolder)).toHaveValue('Elif Yılmaz');
    await expect(typing.getByLabel(words.cardNumber)).toHaveValue('');
    await typing.getByRole('button', { name: 'Vazgeç' }).click();
    await isAsWritten();
    await asking.getByRole('button', { name: 'Vazgeç' }).click();
  });

  await test.step('called off at the bank: the dialog below is as it was', async () => {
    await begin();
    await writeCard(cardNumber('succeeds'));
    await addIt.click();
    await bank.getByRole('button', { name: 'Vazgeç', exact: true }).click();
    await expect(typing.getByRole('heading', { name: 'Onay tamamlanmadı' })).toBeVisible();
    await typing.getByRole('button', { name: 'Vazgeç' }).click();
    await isAsWritten();
  });

  await test.step('left at the bank: asked for again, the dialog goes on there', async () => {
    await page.reload();
    await begin();
    await writeCard(cardNumber('renewalDeclines'));
    await addIt.click();
    await expect(bank.getByLabel(words.code)).toBeVisible();
    await page.reload();
    await main.getByRole('button', { name: /^Kartı değiştir: / }).click();
    await asking.getByRole('button', { name: 'Yeni kart ekle' }).click();
    await typing.getByRole('button', { name: 'Doğrulamaya dön' }).click();
    await expect(bank.getByLabel(words.code)).toBeVisible();
    await shopper.approve();
    await expect(typing).toBeHidden();
    expect((await cards()).length).toBe(3);
  });
  expect(examiner.found).toEqual([]);
});
