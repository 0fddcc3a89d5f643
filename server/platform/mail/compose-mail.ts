import { renderToStaticMarkup } from 'react-dom/server';
import { fill, msg } from '#words';
import { inLocale, type Locale, type Localized } from '../../../domain/locale/index.ts';
import { type DocumentBlock, type MailBlock, mailPage } from './mail-layout.ts';
import type { MailDraft } from './mail.ts';

export type MailContent = {
  kind: string;
  recipient: string;
  language: Locale;
  subject: Localized;
  blocks: readonly MailBlock[];
  unsubscribeUrl?: string;
};

export const greeting = (firstName?: string | null): Localized =>
  firstName ? fill(msg`Merhaba {firstName},`, { firstName }) : msg`Merhaba,`;

const divider = '—'.repeat(12);

export function documentText({ title, sections, footer }: DocumentBlock, language: Locale): string {
  const parts = sections.map(
    ({ heading, paragraphs }, index) =>
      `${index + 1}. ${heading[language]}\n${paragraphs.map((paragraph) => paragraph[language]).join('\n')}`,
  );
  return [title[language].toLocaleUpperCase(language), ...parts, footer[language]].join('\n\n');
}

function blockText(block: MailBlock, language: Locale): string {
  if ('button' in block) return block.href;
  if ('rows' in block) {
    const rows = block.rows.map(([label, amount]) => `${label[language]}: ${amount[language]}`);
    return [block.caption[language], ...rows].join('\n');
  }
  if ('sections' in block) return [divider, documentText(block, language)].join('\n\n');
  return inLocale(block, language);
}

/** One mail in one language: a text part, and an HTML part from the same blocks. */
export function composeMail({ kind, recipient, language, subject, blocks, unsubscribeUrl }: MailContent): MailDraft {
  return {
    kind,
    recipient,
    language,
    subject: subject[language],
    text: blocks.map((block) => blockText(block, language)).join('\n\n'),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    html: `<!doctype html>${renderToStaticMarkup(mailPage(subject[language], blocks, language))}`,
  };
}
