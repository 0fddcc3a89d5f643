import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { offline, rejected, unauthorized } from '../../../domain/failure/index.ts';
import type { CheckoutServices, Quote } from '../../../machines/checkout/index.ts';
import { challenge, listed, never, pay, payButton, quote, show, truth } from './checkout-stage.samples.tsx';

test.each([
  ['MISCALCULATION', 'priceChanged', 'Fiyat değişmiş.'],
  ['OUT_OF_STOCK', 'outOfStock', 'Sepetindeki bir ürün az önce tükendi.'],
  ['AGREEMENT_OUTDATED', 'textsChanged', 'Onayladığın sözleşmeler değişti.'],
  ['ADDRESS_NOT_FOUND', 'addressGone', 'Seçtiğin adres artık adres defterinde yok.'],
  ['PROMO_REFUSED', 'codeRefused', 'İndirim kodun kabul edilmedi.'],
  ['CARD_NOT_FOUND', 'rejected', 'Siparişini bu hâliyle alamadık.'],
])('%s returns the shopper to the form with a message', async (code, notice, words) => {
  const { user, container } = show({ placeOrder: () => Promise.reject(rejected({ code })) });
  await pay(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-notice', notice);
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveFocus();
  expect(truth(container)).toBe('notCharged');
});

test('texts that have changed are drawn up again with both boxes empty; accepted, they take the notice with them', async () => {
  const sent: string[] = [];
  const { user } = show({
    placeOrder: ({ attemptKey }) => {
      sent.push(attemptKey);
      return sent.length === 1 ? Promise.reject(rejected({ code: 'AGREEMENT_OUTDATED' })) : never();
    },
  });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveFocus();
  const boxes = await screen.findAllByRole('checkbox', { name: /okudum, kabul ediyorum/ });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
  await user.click(boxes[0]!);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(boxes[1]!);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await payButton());
  expect(sent).toEqual(['seed-1', 'seed-2']);
});

test('a deleted address is reported at the address step, where another can be chosen', async () => {
  const { user } = show({
    placeOrder: () =>
      Promise.reject(rejected({ code: 'ADDRESS_NOT_FOUND', data: { addresses: ['delivery', 'billing'] } })),
  });
  await pay(user);
  const alert = await screen.findByRole('alert');
  const step = screen.getByRole('group', { name: 'Teslimat adresi' }).parentElement;
  expect(step).toContainElement(alert);
  expect(alert).toHaveTextContent('Başka bir adres seç ya da yenisini yaz. Yazdıkların duruyor.');
  const home = screen.getByRole('radio', { name: /Ev/ });
  expect(home).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /öde$/ }));
  expect(listed()).toEqual(['Teslimat adresi']);
  await user.click(screen.getByRole('link', { name: 'Teslimat adresi' }));
  expect(home).toHaveFocus();
  await user.click(home);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Teslimat adresini değiştir' })).toHaveFocus();
  expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
});

test('a refusal is no longer shown once its cause has changed', async () => {
  const { user } = show(
    { placeOrder: () => Promise.reject(rejected({ code: 'CARD_NOT_FOUND' })) },
    {},
    { balance: kurus(100) },
  );
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveAttribute('data-notice', 'rejected');
  await user.click(screen.getByRole('checkbox', { name: /bakiyeyi kullan/ }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const amounts = () => screen.getByRole('complementary', { name: 'Siparişin' }).querySelector('dl');

test('after a refused code paying waits for the amount without it', async () => {
  const discounted = { ...quote, promoDiscount: kurus(1399), chargedAmount: kurus(12_591) };
  const sent: number[] = [];
  const requoted = Promise.withResolvers<Quote>();
  const { user } = show(
    {
      quoteOrder: () => (sent.length === 0 ? Promise.resolve(discounted) : requoted.promise),
      placeOrder: ({ quote: shown }) => {
        sent.push(shown.chargedAmount);
        return sent.length === 1 ? Promise.reject(rejected({ code: 'PROMO_REFUSED' })) : never();
      },
    },
    { promoCode: 'MERCAN10' },
  );
  expect(await screen.findByText('MERCAN10')).toBeVisible();
  await pay(user, /125,91 öde/);
  expect(await screen.findByRole('alert')).toHaveAttribute('data-notice', 'codeRefused');
  const button = screen.getByRole('button', { name: 'Siparişi onayla' });
  await user.click(button);
  expect(listed()).toEqual(['Tutar ve sözleşmeler hazırlanıyor…']);
  expect(sent).toEqual([12_591]);
  expect(amounts()).toHaveTextContent('Bugün ödenecekhesaplanıyor₺139,90');
  requoted.resolve(quote);
  await waitFor(() =>
    expect(amounts()).toHaveTextContent('Ara toplam₺139,90KargoBizdenBugün ödenecekKDV dâhil₺139,90'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'İndirim kodun kabul edilmedi.Süresi dolmuş ya da kullanım hakkı bitmiş olabilir. Tutara aşağıda bir daha bak; uygunsa yeniden onayla. Bu deneme için kartından para çekilmedi.',
  );
  await user.click(await payButton());
  expect(sent).toEqual([12_591, 13_990]);
});

test.each([
  ['insufficientFunds', 'Kartın limiti ya da bakiyesi bu tutara yetmiyor.'],
  ['securityCodeWrong', 'Güvenlik kodu tutmadı.'],
  ['challengeFailed', 'Bankan onay kodunu doğrulamadı.'],
  ['somethingNew', 'Bankan bu ödemeyi kabul etmedi.'],
])('a bank that says %s is quoted in words, and another card can be tried', async (declineCode, words) => {
  const { user, container } = show({
    placeOrder: () => Promise.resolve({ kind: 'declined', decline: { declineCode, retryable: true } }),
  });
  await pay(user);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(truth(container)).toBe('notCharged');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^(Başka kartla dene|Yeniden dene)/ }));
  expect(await screen.findByLabelText('Kart numarası')).toHaveValue('');
  expect(screen.getByLabelText('Kartın üzerindeki ad')).toHaveValue('Elif Yılmaz');
});

test("nothing but the bank's page is shown while it asks", async () => {
  const { user } = show({ placeOrder: () => Promise.resolve(challenge) });
  await pay(user);
  expect(await screen.findByText('bankanın sayfası')).toBeVisible();
  expect(screen.queryByRole('button', { name: /öde/ })).toBeNull();
});

test('a lost answer is looked up and never claimed', async () => {
  const { user, container } = show({ placeOrder: () => Promise.reject(offline()) });
  await pay(user);
  expect(await screen.findByText('Siparişin bize ulaştı mı, ona bakıyoruz. Yeni bir ödeme başlatmadık.')).toBeVisible();
  expect(truth(container)).toBe('unknown');
});

test('an order that never arrived can be sent again under its key', async () => {
  const { user } = show({ placeOrder: () => Promise.reject(offline()), findPayment: () => Promise.resolve(null) });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Siparişin bize ulaşmadı.');
});

test.each([
  ['notCharged', 'Bankan onayını bekliyor: şu ana kadar kartından para çekilmedi.'],
  ['unknown', 'Henüz bilmiyoruz: lütfen yeniden ödeme yapma. Öğrenince biz haber vereceğiz.'],
] as const)('an unfinished payment is shown first, with its money as %s', async (money, sentence) => {
  const payment = { ...challenge.payment, money };
  const { user, container } = show({ recoverPayment: () => Promise.resolve({ ...challenge, payment }) });
  expect(
    await screen.findByText('Yeni bir ödeme başlatmadık; önce bunun nasıl bittiğine birlikte bakalım.'),
  ).toBeVisible();
  expect([truth(container), screen.getByText(sentence).tagName]).toEqual([money, 'SPAN']);
  await user.click(screen.getByRole('button', { name: 'Ödememe dön' }));
  expect(await screen.findByText('bankanın sayfası')).toBeVisible();
});

test('after half an hour without an answer of the bank another payment is offered', async () => {
  const payment = { ...challenge.payment, money: 'unknown', canPayAgain: true } as const;
  const { user, container } = show({ recoverPayment: () => Promise.resolve({ ...challenge, payment }) });
  expect(await screen.findByText('Bu ödemenin sonucunu henüz bilmiyoruz.')).toBeVisible();
  expect(truth(container)).toBe('unknown');
  await user.click(screen.getByRole('button', { name: 'Yeniden öde' }));
  expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
});

test('while the shop cannot be reached no payment starts, and the lookup can be repeated', async () => {
  const recoverPayment = vi.fn<CheckoutServices['recoverPayment']>(() => Promise.reject(offline()));
  const { user, container } = show({ recoverPayment });
  await user.click(await screen.findByRole('button', { name: 'Şimdi bak' }));
  expect(recoverPayment).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(truth(container)).toBe('unknown'));
});

test('a session that ends before anything was sent has charged nothing', async () => {
  const { container } = show({ quoteOrder: () => Promise.reject(unauthorized()) });
  expect(await screen.findByRole('link', { name: 'Giriş yap, devam et' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fcheckout',
  );
  expect(truth(container)).toBe('notCharged');
});

test('a session that ends during an unknown payment leaves the money unknown', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.reject(offline()),
    findPayment: () => Promise.reject(unauthorized()),
  });
  await pay(user);
  expect(await screen.findByRole('link', { name: 'Giriş yap, devam et' })).toBeVisible();
  expect(truth(container)).toBe('unknown');
});

test('an empty cart has nothing to pay', async () => {
  show({}, { items: [] });
  expect(await screen.findByRole('link', { name: 'Kutunu kur' })).toBeVisible();
});

test('a price that cannot be read is requested again; the form stays', async () => {
  const quoteOrder = vi.fn<CheckoutServices['quoteOrder']>(() => Promise.reject(offline()));
  const { user } = show({ quoteOrder });
  await user.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
  expect(quoteOrder).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Kart numarası')).toBeVisible();
});

test('a paid order shows only that it is paid', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.resolve({ kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] }),
  });
  await pay(user);
  await waitFor(() => expect(truth(container)).toBe('charged'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('contracts that are refused say why and lead to the cart; asking again would change nothing', async () => {
  const message = { tr: 'Sepetindeki bir ürün bu hâliyle alınamıyor.', en: 'Something cannot be bought as it is.' };
  show({ draftContracts: () => Promise.reject(rejected({ code: 'ITEM_UNAVAILABLE', message })) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Sözleşmeleri hazırlayamadık.Sepetindeki bir ürün bu hâliyle alınamıyor. Sepete git');
  expect(screen.getByRole('link', { name: 'Sepete git' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

test('a cart of which nothing can be bought costs nothing: its lines stay, and no amount is named', async () => {
  const message = { tr: 'Sepetindeki bir ürün bu hâliyle alınamıyor.', en: 'Something cannot be bought as it is.' };
  const { container } = show({
    quoteOrder: () => Promise.resolve({ ...quote, lines: [], subtotal: kurus(0), chargedAmount: kurus(0) }),
    draftContracts: () => Promise.reject(rejected({ code: 'ITEM_UNAVAILABLE', message })),
  });
  await screen.findByRole('alert');
  expect(container).not.toHaveTextContent('₺0,00');
  expect(container).not.toHaveTextContent('para çekilmeyecek');
  expect(screen.getByRole('complementary', { name: 'Siparişin' })).toHaveTextContent(/Süper ped.*₺139,90/);
  expect(screen.getByLabelText('Kart numarası')).toBeVisible();
});

test('a subscription that the balance covers says what the bank does with the card', async () => {
  const covered = { ...quote, balanceUsed: kurus(13_990), chargedAmount: kurus(0), hasSubscription: true };
  show({ quoteOrder: () => Promise.resolve(covered) });
  const chargeText = 'Bugün para çekilmeyecek. Abonelik varsa bankan kartını 1 lirayla dener, hemen geri verir.';
  expect(await screen.findByText(chargeText)).toBeVisible();
  expect(screen.getByLabelText('Kart numarası')).toBeVisible();
});

test('contracts that fail to load can be requested again', async () => {
  show({ draftContracts: () => Promise.reject(offline()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sözleşmeleri hazırlayamadık.Okumadan ödeme alınmaz; yazdıkların duruyor. Yeniden dene',
  );
});

test('a refusal mentions no cart that has been bought or emptied since, and leads to the store', async () => {
  const decline = { declineCode: 'insufficientFunds', retryable: true };
  const { container } = show({ recoverPayment: () => Promise.resolve({ kind: 'declined', decline }) }, { items: [] });
  const ways = await screen.findAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Mağazaya git', '/store'],
    ['Siparişlerime git', '/account'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('output')).toHaveTextContent(
    'Bu deneme için kartından para çekilmedi.Bu denemeden bir sipariş ya da abonelik oluşmadı.',
  );
  expect(screen.getByText(/^Sepetin artık boş: ürünlerini başka bir sekmede/)).toBeVisible();
});
