import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { Locale, Localized } from '../../../domain/locale/index.ts';

/** A prominent link: a button in HTML, its bare address in the text part. */
type ButtonBlock = { button: Localized; href: string };
/** Amounts in rows under a caption; the last row is the total. */
type TableBlock = { caption: Localized; rows: readonly (readonly [label: Localized, amount: Localized])[] };
/** A long text for the customer's records, such as an accepted agreement. */
export type DocumentBlock = {
  title: Localized;
  sections: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
  footer: Localized;
};
export type MailBlock = Localized | ButtonBlock | TableBlock | DocumentBlock;

const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const ink = '#2b1a2f';
const ink2 = '#665269';
const line = '1px solid #e8dacc';

const styles = {
  body: { backgroundColor: '#fff9f3', color: ink, fontFamily: font, margin: 0, padding: '24px 12px' },
  card: { backgroundColor: '#ffffff', border: line, borderRadius: 16, maxWidth: 560, padding: '28px 24px' },
  brand: {
    color: '#c2352b',
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: 24,
    fontWeight: 600,
    margin: '0 0 20px',
  },
  text: { color: ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px', overflowWrap: 'anywhere' },
  button: {
    backgroundColor: '#c2352b',
    borderRadius: 999,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    padding: '13px 24px',
  },
  buttonRow: { margin: '4px 0 20px' },
  table: { borderCollapse: 'collapse', fontSize: 16, lineHeight: '24px', margin: '4px 0 20px', width: '100%' },
  caption: { color: ink, fontWeight: 600, padding: '0 0 8px', textAlign: 'left' },
  label: { borderTop: line, color: ink, fontWeight: 400, padding: '8px 12px 8px 0', textAlign: 'left' },
  amount: { borderTop: line, color: ink, padding: '8px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  document: { borderTop: line, margin: '24px 0 0', padding: '16px 0 0' },
  title: { color: ink, fontSize: 16, lineHeight: '22px', margin: '0 0 12px' },
  heading: { color: ink, fontSize: 14, lineHeight: '20px', margin: '12px 0 4px' },
  small: { color: ink2, fontSize: 14, lineHeight: '20px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  footer: { color: ink2, fontSize: 14, margin: '16px auto 0', textAlign: 'center' },
} satisfies Record<string, CSSProperties>;

/** Styles of a mail are inline, so the rules of the dark mode need `!important`. */
const darkness = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background-color:#190f1d!important}
.card{background-color:#261a2b!important;border-color:#413047!important}
.ink,.ink *{color:#fbf2ea!important}
.ink2{color:#c9b7cc!important}
.brand{color:#ff8a7d!important}
.line,.line th,.line td{border-color:#413047!important}}`;

const bold = (isBold: boolean, style: CSSProperties): CSSProperties => (isBold ? { ...style, fontWeight: 600 } : style);

function tableElement({ caption, rows }: TableBlock, language: Locale): ReactElement {
  const row = ([label, amount]: TableBlock['rows'][number], index: number) => {
    const isTotal = index === rows.length - 1;
    return h(
      'tr',
      { key: index },
      h('th', { scope: 'row', style: bold(isTotal, styles.label) }, label[language]),
      h('td', { style: bold(isTotal, styles.amount) }, amount[language]),
    );
  };
  const head = h('caption', { style: styles.caption }, caption[language]);
  return h('table', { style: styles.table, className: 'ink line' }, head, h('tbody', null, rows.map(row)));
}

const documentElement = ({ title, sections, footer }: DocumentBlock, language: Locale): ReactElement =>
  h(
    Section,
    { style: styles.document, className: 'line' },
    h(Heading, { as: 'h2', style: styles.title, className: 'ink' }, title[language]),
    sections.flatMap(({ heading, paragraphs }, index) => [
      h(
        Heading,
        { as: 'h3', key: index, style: styles.heading, className: 'ink' },
        `${index + 1}. ${heading[language]}`,
      ),
      ...paragraphs.map((paragraph, at) =>
        h(Text, { key: `${index}.${at}`, style: styles.small, className: 'ink2' }, paragraph[language]),
      ),
    ]),
    h(Text, { style: styles.small, className: 'ink2' }, footer[language]),
  );

function blockElement(block: MailBlock, language: Locale): ReactElement {
  if ('button' in block) {
    const button = h(Button, { href: block.href, style: styles.button }, block.button[language]);
    return h(Section, { style: styles.buttonRow }, button);
  }
  if ('rows' in block) return tableElement(block, language);
  if ('sections' in block) return documentElement(block, language);
  return h(Text, { style: styles.text, className: 'ink' }, block[language]);
}

/** The preview that an inbox shows after the subject: the first sentences after the greeting. */
const previewOf = (blocks: readonly MailBlock[], language: Locale): string =>
  blocks
    .filter((block): block is Localized => 'tr' in block)
    .slice(1)
    .map((block) => block[language])
    .join(' ');

/** The layout of every mail. */
export const mailPage = (subject: string, blocks: readonly MailBlock[], language: Locale): ReactElement =>
  h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkness } }),
    ),
    h(
      Body,
      { style: styles.body, className: 'page' },
      h(Preview, null, previewOf(blocks, language)),
      h(
        Container,
        { style: styles.card, className: 'card' },
        h(Text, { style: styles.brand, className: 'brand' }, BRAND_NAME),
        blocks.map((block, index) => h('div', { key: index }, blockElement(block, language))),
      ),
      h(Text, { style: styles.footer, className: 'ink2' }, BRAND_NAME),
    ),
  );
