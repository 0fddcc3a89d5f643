import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { AppLink } from '../basics/app-link.tsx';
import { Button } from '../basics/button.tsx';
import { InTurkish } from '../in-turkish.tsx';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { Picture } from '../pictures/picture.tsx';
import { ProductCard } from './product-card.tsx';
import { Snackbar, type SnackbarMessage } from '../feedback/snackbar.tsx';
import { TrayPicture } from '../pictures/tray-picture.tsx';
import { TruthLine } from '../feedback/truth-line.tsx';

const show = (node: ReactNode) => render(<InTurkish>{node}</InTurkish>);

const shown = (message: SnackbarMessage | null, onClose: () => void) => (
  <InTurkish>
    <Snackbar message={message} onClose={onClose} />
  </InTurkish>
);

describe('the snackbar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('closes after its time, not before', () => {
    const onClose = vi.fn<() => void>();
    render(shown({ id: 1, text: 'Çıkarıldı.' }, onClose));
    act(() => void vi.advanceTimersByTime(5999));
    expect(onClose).toHaveBeenCalledTimes(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('stays while focused, and an error stays until closed', () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(shown({ id: 1, text: 'Çıkarıldı.' }, onClose));
    fireEvent.focus(screen.getByRole('button', { name: 'Kapat' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).toHaveBeenCalledTimes(0);
    rerender(shown({ id: 2, text: 'Olmadı.', tone: 'error' }, onClose));
    fireEvent.blur(screen.getByRole('button', { name: 'Kapat' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).toHaveBeenCalledTimes(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Olmadı.');
  });

  test('an error about a code stays until its field shows it', () => {
    const onClose = vi.fn<() => void>();
    const { container } = render(shown({ id: 1, text: 'Olmadı.', tone: 'error', isAboutCode: true }, onClose));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).toHaveBeenCalledTimes(0);
    const field = document.createElement('form');
    field.dataset['codeField'] = '';
    container.append(field);
    act(() => void vi.advanceTimersByTime(6000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a product card adds by a form without a script, then shows a link to the cart', () => {
  show(
    <ProductCard
      href="/product/pad-super-12"
      name="Süper ped"
      detail="12 adet"
      flow={2}
      picture={{ src: '/pad.png' }}
      price={{ subscription: kurus(11890), oneTimePurchase: kurus(13990) }}
      add={{ fields: { type: 'product', purchaseType: 'subscription' }, formProps: { 'data-on-submit': '{}' } }}
    />,
  );
  const card = within(screen.getByRole('article'));
  const form = card.getByRole('button', { name: 'Süper ped: abone ol, 8 haftada bir' }).closest('form')!;
  expect({
    method: form.method,
    action: form.getAttribute('action'),
    declared: form.dataset['onSubmit'],
    fields: Object.fromEntries(new FormData(form)),
  }).toEqual({
    method: 'post',
    action: '/cart/add',
    declared: '{}',
    fields: { type: 'product', purchaseType: 'subscription' },
  });
  expect(card.getByRole('link', { name: 'Süper ped' })).toHaveAttribute('href', '/product/pad-super-12');
  expect(screen.getByRole('article')).toHaveTextContent(
    'Süper pedNormal12 adet₺118,90 / 8 haftada bir₺139,90 tek seferAbone olEklendi · Sepet',
  );
  const faces = () => ({
    button: card.queryByRole('button', { name: 'Süper ped: abone ol, 8 haftada bir' }) !== null,
    cart: card.queryByRole('link', { name: 'Eklendi · Sepet' })?.getAttribute('href'),
  });
  expect(faces()).toEqual({ button: true, cart: undefined });
  form.dataset['added'] = 'product:12';
  expect(faces()).toEqual({ button: false, cart: '/cart' });
});

test('a picture that cannot be loaded is logged and replaced by the placeholder [IMAGE-6 ERROR-8 ERROR-9]', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  show(<Picture src="/pad.png" alt="Süper ped" width={400} height={400} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/_next/image?url=%2Fpad.png&w=828&q=75');
  fireEvent.error(screen.getByRole('img'));
  expect(logged.mock.calls).toEqual([['A picture could not be loaded: /pad.png']]);
  logged.mockRestore();
  expect(screen.getByRole('img', { name: 'Süper ped' }).tagName).toBe('svg');
});

test('the tray shows every piece of the packet', () => {
  const { container, rerender } = show(
    <TrayPicture contents={[{ kind: 'pad.super', type: 'pad', count: 3 }]} label="3 parça" />,
  );
  expect(container.querySelectorAll('use')).toHaveLength(3);
  rerender(
    <InTurkish>
      <TrayPicture
        contents={[
          { kind: 'pad.super', type: 'pad', count: 3 },
          { kind: 'tampon.mini', type: 'tampon', count: 8 },
        ]}
        label="11 parça"
      />
    </InTurkish>,
  );
  expect(container.querySelectorAll('use')).toHaveLength(11);
  expect(screen.getByRole('img', { name: '11 parça' })).toBeInTheDocument();
});

test('a busy button keeps its label, is announced as busy and ignores presses', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn<() => void>();
  show(
    <Button busy onClick={onClick}>
      Öde
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Öde' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Öde' })).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['notCharged', 'Kartından para çekilmedi.'],
  ['charged', 'Ödemen alındı.'],
  ['unknown', 'Henüz bilmiyoruz: lütfen yeniden ödeme yapma. Öğrenince biz haber vereceğiz.'],
] as const)('the amount %s is read aloud as "%s"', (money, sentence) => {
  show(<TruthLine money={money} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('links keep the language, or change it when asked', () => {
  show(
    <>
      <AppLink href="/store?type=pad">Mağaza</AppLink>
      <AppLink href="/store?type=pad" locale="en">
        Shop
      </AppLink>
      <AppLink href="https://example.com/">Dışarı</AppLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/store?type=pad',
    '/en/store?type=pad',
    'https://example.com/',
  ]);
});

test('the offline banner is seen only while the page is marked as offline', () => {
  show(<OfflineBanner />);
  const banner = screen.getByText(/^İnternet yok\./);
  expect(banner).not.toBeVisible();
  document.documentElement.toggleAttribute('data-offline', true);
  expect(banner).toBeVisible();
  document.documentElement.toggleAttribute('data-offline', false);
  expect(banner).not.toBeVisible();
});
