import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LINK_PURPOSES } from '../../../domain/token/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { mailedLinks, mailedPurposeOf } from './mailed-link-page.tsx';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: object) => `${part({ alg: 'ES256' })}.${part(claims)}.c2ln`;

test('a token opens the page of its purpose, each another one', () => {
  const opened = LINK_PURPOSES.map((purpose) => mailedPurposeOf(tokenWith({ exp: 1, purpose })));
  expect(opened).toEqual([...LINK_PURPOSES]);
  const pages = opened.map((purpose) => mailedLinks[purpose].Page.name);
  expect(pages).toEqual([
    'NewEmailPage',
    'QuizLink',
    'MailedReviewPage',
    'MailedPaymentPage',
    'SignInCodePage',
    'MailActionPage',
  ]);
});

test('a token of any other purpose, of none, or without its end is an invalid link [TOKEN-2 TOKEN-3 TOKEN-4]', () => {
  const tokens = [
    tokenWith({ exp: 1, purpose: 'newsletterConfirm' }),
    tokenWith({ exp: 1, purpose: 'toString' }),
    tokenWith({ exp: 1 }),
    tokenWith({ purpose: 'emailChange' }),
    'eyJh.e30.c',
  ];
  expect(tokens.map(mailedPurposeOf)).toEqual(tokens.map(() => 'invalid'));
  expect(mailedLinks.invalid.Page).toBe(InvalidLink);
  render(
    <InTurkish>
      <InvalidLink />
    </InTurkish>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bu bağlantı geçersiz.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
});
