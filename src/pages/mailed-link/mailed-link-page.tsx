import type { ComponentType } from 'react';
import type { PacketShelf } from '../../../machines/custom-packet/index.ts';
import { MailActionPage } from '../../flows/mail-action/mail-action-page.tsx';
import { MailedPaymentPage } from '../../flows/mailed-payment/mailed-payment-page.tsx';
import { MailedReviewPage } from '../../flows/mailed-review/mailed-review-page.tsx';
import { NewEmailPage } from '../../flows/new-email/new-email-page.tsx';
import { QuizResultPage } from '../../flows/quiz-result/quiz-result-page.tsx';
import { SignInCodePage } from '../../flows/sign-in-code/sign-in-code-page.tsx';
import type { CheckedLink } from '../../services/auth/link-check.service.ts';
import type { Api } from '../../services/http/index.ts';
import { InvalidLink } from './invalid-link.tsx';
import { UncheckedLink } from './unchecked-link.tsx';

export interface MailedPageProps {
  api: Api;
  token: string;
  /** For the result of a quiz; else empty. */
  shelves: readonly PacketShelf[];
  /** Leads to the questions of the quiz. */
  onQuiz: () => void;
  /** Checks the link once more. */
  onRetry: () => Promise<void>;
}

/** `accountTexts`: catalogues that an account's page has too. */
export interface MailedLink {
  Page: ComponentType<MailedPageProps>;
  texts?: readonly string[];
  accountTexts?: readonly string[];
}

const QuizLink = ({ api, token, shelves, onQuiz }: MailedPageProps) => (
  <QuizResultPage api={api} quizKey={{ token }} shelves={shelves} onEdit={onQuiz} />
);

export const mailedLinks: Readonly<Record<CheckedLink, MailedLink>> = {
  emailChange: { Page: NewEmailPage, texts: ['new-email'] },
  quizResult: { Page: QuizLink, texts: ['quiz', 'custom-packet', 'purchase'] },
  reviewReminder: { Page: MailedReviewPage, texts: ['mailed-review'] },
  duePayment: {
    Page: MailedPaymentPage,
    accountTexts: ['mailed-payment', 'account/due-payment', 'checkout', 'three-d-secure'],
  },
  signIn: { Page: SignInCodePage, texts: ['sign-in-code', 'auth'] },
  subscriptionAction: { Page: MailActionPage, texts: ['mail-action'] },
  invalid: { Page: InvalidLink, texts: ['mailed-link'] },
  unchecked: { Page: UncheckedLink, texts: ['mailed-link'] },
};
