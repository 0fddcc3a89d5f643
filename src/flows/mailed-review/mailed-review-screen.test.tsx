import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failure, offline } from '../../../domain/failure/index.ts';
import {
  connectMailedReview,
  type MailedReviewServices,
  type ReviewReminder,
} from '../../../machines/mailed-review/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { MailedReviewScreen } from './mailed-review-screen.tsx';

const place = '/account/orders/1#review';
const reminder = (reader: ReviewReminder['reader']): ReviewReminder => ({
  orderId: '1',
  reader,
  products: [{ tr: 'Süper ped · 12’li', en: 'Super pads · 12' }],
});

function Link({ readReminder }: MailedReviewServices) {
  const [flow] = useState(() => connectMailedReview({ readReminder }));
  const [snapshot, send] = useMachine(flow, { input: { token: 'eyJh.e30.c' } });
  return (
    <InTurkish>
      <MailedReviewScreen snapshot={snapshot} send={send} place={place} />
    </InTurkish>
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['nobody', 'Giriş yap ve değerlendir', '/auth/login?redirect=%2Faccount%2Forders%2F1%23review'],
  ['other', 'Çıkış yap', '/auth/logout?redirect=%2Faccount%2Forders%2F1%23review'],
] as const)(
  'a reader other than the customer (%s) sees the products and a link to sign in or out',
  async (reader, name, href) => {
    render(<Link readReminder={() => Promise.resolve(reminder(reader))} />);
    expect(await heading('Kutun nasıldı?')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Süper ped · 12’li');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

test('the customer of the link waits for the order to open', async () => {
  render(<Link readReminder={() => Promise.resolve(reminder('owner'))} />);
  expect(await heading('Değerlendirmen açılıyor')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['INVALID_TOKEN', 'Bu bağlantı geçersiz.', '/'],
  ['LINK_EXPIRED', 'Bu bağlantının süresi dolmuş.', '/account/orders'],
  ['LINK_USED', 'Bu kutuda değerlendireceğin bir şey kalmadı.', '/account/orders'],
  ['LINK_WITHDRAWN', 'Bu bağlantı artık geçerli değil.', '/account/orders'],
])('a link that is %s says so, with a way on', async (code, title, href) => {
  render(<Link readReminder={() => Promise.reject(failure('invalid', { code }))} />);
  expect(await heading(title)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('without a connection the link can be opened again', async () => {
  let tries = 0;
  render(
    <Link readReminder={() => (tries++ === 0 ? Promise.reject(offline()) : Promise.resolve(reminder('nobody')))} />,
  );
  expect(await heading('Bağlantını okuyamadık')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await heading('Kutun nasıldı?')).toBeVisible();
});
