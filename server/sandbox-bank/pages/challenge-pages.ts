import { formatLira, kurus } from '../../../domain/money/index.ts';
import { BANK_NAME } from '../payments/cards.ts';
import type { CallbackForm } from '../payments/challenges.ts';
import type { BankPayment } from '../cards/vault.ts';
import { type Html, html } from './html.ts';
import { PAGE_STYLE, RETURN_SCRIPT, WAIT_SCRIPT } from './page-style.ts';
import { PAGE_TEXTS, type PageLocale, reasonText } from './page-texts.ts';

const ALLOWED_CODES = 3;

interface Shell {
  locale: PageLocale;
  title: string;
  body: Html;
  script?: string;
}

function page({ locale, title, body, script }: Shell): string {
  const texts = PAGE_TEXTS[locale];
  const other = locale === 'tr' ? 'en' : 'tr';
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BANK_NAME}</title>
        <link rel="icon" href="data:," />
        ${{ markup: `<style>${PAGE_STYLE}</style>` }}
      </head>
      <body>
        <header>
          <span class="bank">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d="M4 10 16 3l12 7v2H4zM6 14h3v8H6zm8.5 0h3v8h-3zM23 14h3v8h-3z" />
              <path d="M3 26q3.2-3 6.5 0t6.5 0 6.5 0 6.5 0v2.500q-3.200 2-6.500 0t-6.500 0-6.500 0-6.500 0z" />
            </svg>
            ${BANK_NAME}
          </span>
          <a href="?lang=${other}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a>
        </header>
        <main><div class="sheet">${body}</div></main>
        <footer>${texts.sandbox}</footer>
        ${script === undefined ? null : { markup: `<script>${script}</script>` }}
      </body>
    </html>`.markup;
}

function starred(payment: BankPayment): string {
  return payment.card.masked.replaceAll(/(.{4})(?=.)/g, '$1 ').replaceAll('*', '•');
}

function facts(payment: BankPayment, shopName: string, locale: PageLocale): Html {
  const texts = PAGE_TEXTS[locale];
  return html`<dl>
    <div>
      <dt>${texts.merchant}</dt>
      <dd>${shopName}</dd>
    </div>
    <div>
      <dt>${payment.purpose === 'cardCheck' ? texts.checkAmount : texts.amount}</dt>
      <dd class="amount">${formatLira(kurus(payment.amount))}</dd>
    </div>
    <div>
      <dt>${texts.card}</dt>
      <dd>${starred(payment)}</dd>
    </div>
  </dl>`;
}

/** Asks for the one-time code. Works without scripts. Browsers refuse autofocus in frames of another origin. */
export function codePage(
  payment: BankPayment,
  about: { shopName: string; locale: PageLocale; code: string; isFramed: boolean },
): string {
  const texts = PAGE_TEXTS[about.locale];
  const wrong = payment.wrongCodes > 0;
  return page({
    locale: about.locale,
    title: texts.title,
    body: html`<h1>${texts.title}</h1>
      ${wrong ? null : html`<p class="soft">${texts.lead}</p>`} ${facts(payment, about.shopName, about.locale)}
      <p class="hint" id="hint">${texts.hint} <strong>${about.code}</strong></p>
      <form method="post" action="?lang=${about.locale}">
        ${
          wrong
            ? html`<p class="wrong" id="wrong" role="alert">
                ${texts.wrongCode} ${String(ALLOWED_CODES - payment.wrongCodes)}
              </p>`
            : null
        }
        <label for="code">${texts.code}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="9"
          aria-describedby="${wrong ? 'wrong hint' : 'hint'}"
          ${wrong ? { markup: 'aria-invalid="true"' } : null}
          ${about.isFramed ? null : { markup: 'autofocus' }}
        />
        <div class="actions">
          <button name="action" value="confirm">${texts.confirm}</button>
          <button name="action" value="cancel" class="quiet">${texts.cancel}</button>
        </div>
      </form>`,
  });
}

/** Returns the shopper and the result to the merchant: a form that submits itself, with a visible button. */
export function returnPage(
  payment: BankPayment,
  about: { shopName: string; locale: PageLocale; form: CallbackForm },
): string {
  const texts = PAGE_TEXTS[about.locale];
  const passed = payment.mdStatus === '1';
  const title = passed ? texts.passedTitle : texts.closedTitle;
  return page({
    locale: about.locale,
    title,
    script: RETURN_SCRIPT,
    body: html`<h1>${title}</h1>
      <p>${passed ? texts.passedLead : reasonText(payment.code, about.locale)}</p>
      ${facts(payment, about.shopName, about.locale)}
      <form method="post" action="${payment.callbackUrl ?? ''}" id="return">
        ${Object.entries(about.form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="actions"><button>${texts.back} ${about.shopName}</button></div>
      </form>`,
  });
}

/** Shown while the bank withholds the result. */
export function waitingPage(payment: BankPayment, about: { shopName: string; locale: PageLocale }): string {
  const texts = PAGE_TEXTS[about.locale];
  return page({
    locale: about.locale,
    title: texts.waitingTitle,
    script: WAIT_SCRIPT,
    body: html`<h1>${texts.waitingTitle}</h1>
      <p role="status">${texts.waitingLead}</p>
      ${facts(payment, about.shopName, about.locale)}
      <div class="actions"><a class="button" href="?lang=${about.locale}">${texts.checkAgain}</a></div>`,
  });
}

export function notFoundPage(locale: PageLocale): string {
  const texts = PAGE_TEXTS[locale];
  return page({
    locale,
    title: texts.notFoundTitle,
    body: html`<h1>${texts.notFoundTitle}</h1>
      <p>${texts.notFoundLead}</p>`,
  });
}
