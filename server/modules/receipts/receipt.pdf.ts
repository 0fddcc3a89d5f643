import Pdf from 'pdfkit';
import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { Locale, Localized } from '../../../domain/locale/index.ts';
import { formatLira, type Kurus, subtract, ZERO_KURUS } from '../../../domain/money/index.ts';
import { SELLER } from '../../../domain/brand.ts';
import { type TextLook, textOf } from './draw-text.ts';
import type { ReceiptFacts } from './receipt.facts.ts';

const ink = '#2b1a2f';
const ink2 = '#665269';
const coral = '#c2352b';
const left = 56;
const right = 539;
const bottom = 780;
/** Right edges of the amount columns: unit price, rate, total. */
const columns = { unit: 380, rate: 440, total: right } as const;

/** The font family has no ₺. */
const lira = (amount: Kurus): string => `${formatLira(amount).replace('₺', '')} TL`;
const percent = (value: number): Localized => ({ tr: `%${value}`, en: `${value}%` });

/** Draws a receipt on A4. Equal facts give equal bytes: no clock and no random id. */
export async function drawReceipt(facts: ReceiptFacts, locale: Locale): Promise<Buffer> {
  const say = (text: Localized): string => text[locale];
  const title = `${say(msg`Ödeme belgesi`)} ${facts.number}`;
  const doc = new Pdf({
    size: 'A4',
    margin: left,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.5',
    info: { Title: title, Author: BRAND_NAME, CreationDate: facts.paidAt, ModDate: facts.paidAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isOver = new Promise<void>((resolve) => doc.on('end', resolve));
  const root = doc.struct('Document');
  doc.addStructure(root);

  let y = left;
  const text = textOf(doc);
  type Look = Partial<TextLook>;
  /** Draws a line or paragraph below the last one; `cells` are right-aligned at their columns. */
  function row(
    words: string,
    {
      cells = [],
      tag = 'P',
      width = right - left,
      weight = 'plain',
      size = 10.5,
      colour = ink,
    }: Look & { cells?: [string, number][]; tag?: string; width?: number } = {},
  ): void {
    const look = { weight, size, colour };
    const lines = text.linesOf(words, look, width);
    const height = text.lineHeight(look);
    if (y + height * lines.length > bottom) {
      doc.addPage();
      y = left;
    }
    root.add(
      doc.struct(tag, {}, () => {
        for (const [index, line] of lines.entries()) text.draw(line, look, left, y + index * height);
        for (const [cell, end] of cells) text.draw(cell, look, end - text.widthOf(cell, look), y);
      }),
    );
    y += height * lines.length + 4;
  }
  const gap = (points: number) => (y += points);
  function rule(): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor('#e8dacc').stroke();
    doc.endMarkedContent();
    gap(8);
  }
  const heading = (text: Localized) => row(say(text), { tag: 'H2', weight: 'strong' });
  const amount = (label: string, value: Kurus, as: Look = {}) =>
    row(label, { ...as, cells: [[lira(value), columns.total]] });

  row(BRAND_NAME, { weight: 'strong', size: 22, colour: coral });
  row(title, { tag: 'H1', weight: 'strong', size: 15 });
  row(say(fill(msg`Sipariş tarihi {ordered}, ödeme tarihi {paid}`, { ordered: facts.orderedOn, paid: facts.paidOn })), {
    colour: ink2,
  });
  gap(10);
  heading(msg`Alıcı`);
  for (const line of facts.buyer) row(line);
  gap(12);

  row(say(msg`Ürün`), {
    weight: 'strong',
    cells: [
      [say(msg`Birim fiyatı`), columns.unit],
      [say(msg`KDV`), columns.rate],
      [say(msg`Tutar`), columns.total],
    ],
  });
  rule();
  for (const { name, quantity, unit, percents, total } of facts.lines) {
    row(`${quantity} × ${name}`, {
      width: 230,
      cells: [
        [lira(unit), columns.unit],
        [percents.map((value) => say(percent(value))).join(' + '), columns.rate],
        [lira(total), columns.total],
      ],
    });
  }
  rule();
  if (facts.discount > 0) {
    const label = fill(msg`Kod indirimi ({code})`, { code: facts.promoCode ?? '' });
    amount(say(label), subtract(ZERO_KURUS, facts.discount));
  }
  amount(say(msg`Kargo`), facts.shipping);
  amount(say(msg`Toplam, KDV dâhil`), facts.total, { weight: 'strong', size: 12 });
  gap(12);

  heading(msg`Nasıl ödendi`);
  if (facts.card.amount > 0) {
    const digits = facts.card.digits ?? '';
    amount(say(fill(msg`Kart, •••• {digits}`, { digits })), facts.card.amount);
  }
  if (facts.balance > 0) amount(say(msg`Hesap bakiyesi`), facts.balance);
  gap(12);

  row(say(msg`İçindeki KDV`), {
    tag: 'H2',
    weight: 'strong',
    cells: [
      [say(msg`Matrah`), columns.unit],
      [say(msg`KDV`), columns.rate],
      [say(msg`KDV dâhil`), columns.total],
    ],
  });
  for (const { percent: rate, net, vat, gross } of facts.vat) {
    row(say(percent(rate)), {
      cells: [
        [lira(net), columns.unit],
        [lira(vat), columns.rate],
        [lira(gross), columns.total],
      ],
    });
  }
  gap(16);

  row(say(msg`Bu bir ödeme belgesidir. e-Arşiv faturası değildir ve onun yerine geçmez.`), { weight: 'strong' });
  row(say(msg`Siparişin ödendiği andaki hâlini gösterir; sonradan iade edilenler burada görünmez.`), { colour: ink2 });
  gap(12);
  rule();
  for (const line of [
    SELLER.title,
    SELLER.address,
    `${SELLER.taxOffice}, MERSİS ${SELLER.mersis}`,
    `${SELLER.email}, ${SELLER.phone}`,
  ]) {
    row(line, { size: 9, colour: ink2 });
  }
  root.end();
  doc.end();
  await isOver;
  return Buffer.concat(chunks);
}
