import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InTurkish } from '../../components/in-turkish.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { mailedLinks } from './mailed-link-page.tsx';
import { UncheckedLink } from './unchecked-link.tsx';

test('each purpose opens a page of its own, as do a link that is invalid and one that could not be checked', () => {
  const pages = Object.entries(mailedLinks).map(([link, { Page }]) => [link, Page.name]);
  expect(Object.fromEntries(pages)).toEqual({
    emailChange: 'NewEmailPage',
    quizResult: 'QuizLink',
    reviewReminder: 'MailedReviewPage',
    duePayment: 'MailedPaymentPage',
    signIn: 'SignInCodePage',
    subscriptionAction: 'MailActionPage',
    invalid: 'InvalidLink',
    unchecked: 'UncheckedLink',
  });
});

test('an invalid link leads home [TOKEN-3]', () => {
  render(
    <InTurkish>
      <InvalidLink />
    </InTurkish>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bu bağlantı geçersiz.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
});

test('a link that could not be checked is not called invalid, and is checked again', async () => {
  const retries: (() => void)[] = [];
  const user = userEvent.setup();
  render(
    <InTurkish>
      <UncheckedLink onRetry={() => new Promise((resolve) => retries.push(resolve))} />
    </InTurkish>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bağlantıya bakamadık' })).toBeVisible();
  expect(
    screen.getByText('Geçerli olup olmadığını henüz bilmiyoruz. İnternetine bak ya da biraz sonra yeniden dene.'),
  ).toBeVisible();
  expect(screen.queryByText(/geçersiz/)).toBeNull();
  const button = screen.getByRole('button', { name: 'Yeniden dene' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  retries[0]?.();
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true');
  await user.click(button);
  expect(retries.length).toBe(2);
});
