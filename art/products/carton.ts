import { isKind } from './contents.ts';
import { countBadge, dropRow, sprig, wave } from '../marks.ts';
import { type CartonType, colours, type Kind, type KindLook, kinds, packWords } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { silhouette } from './silhouettes.ts';

interface Shape {
  /** Width by box size: the only thing that a size changes. */
  widths: Record<number, number>;
  height: number;
  depth: number;
}

export const cartonShapes: Record<CartonType, Shape> = {
  pad: { widths: { 8: 152, 12: 190, 24: 236 }, height: 206, depth: 46 },
  pantyliner: { widths: { 12: 180, 24: 210, 36: 240 }, height: 150, depth: 54 },
  tampon: { widths: { 8: 110, 16: 142, 24: 178 }, height: 222, depth: 42 },
  'heating-patch': { widths: { 3: 190, 6: 212 }, height: 220, depth: 0 },
};

const tideLevels = { 0: 0.34, 1: 0.27, 2: 0.42, 3: 0.57 } as const;
const { ink, cream, coral } = colours;

/** Width of the carton that holds `size` pieces; an unknown size gets the middle one. */
export function cartonWidth(type: CartonType, size: number): number {
  const { widths } = cartonShapes[type];
  return widths[size] ?? Object.values(widths)[1]!;
}

/** A printed carton whose lower left front corner is 0,0. The heating patch comes in a sachet. */
export function carton(pen: Pen, kind: Kind, size: number): string {
  return kinds[kind].type === 'heating-patch' ? sachet(pen, size) : box(pen, kind, size);
}

/** The same for a type and a sub-type that come apart; an unknown pair draws nothing. */
export function cartonOf(pen: Pen, type: string, subType: string, size: number): string {
  const kind = `${type}.${subType}`;
  return isKind(kind) ? carton(pen, kind, size) : '';
}

function box(pen: Pen, kind: Kind, size: number): string {
  const colour = kinds[kind];
  const { type, subType } = colour;
  const words = packWords[pen.language];
  const { height, depth } = cartonShapes[type];
  const width = cartonWidth(type, size);
  const rise = depth * 0.52;
  const crest = -height * tideLevels[colour.flow];
  const clip = pen.id('front');
  const product = silhouette(type, subType, colour.tide, cream);
  const fontSize = type === 'tampon' ? 25 : 32;
  const name = (value: string, y: number): string =>
    pen.text({ value, x: 15, y, size: fontSize, fill: colour.on, font: 'serif', spacing: -0.6 });
  const firstLine = -height + 31 + fontSize * 0.96;
  const side = colour.on === cream ? '#ffffff' : cream;
  return (
    planes(width, height, depth, rise, crest, colour) +
    `<clipPath id="${clip}"><rect y="${-height}" width="${width}" height="${height}" rx="5"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect y="${-height}" width="${width}" height="${height}" fill="${colour.face}"/>` +
    `<path d="${wave(0, crest, width, 0, 9, 96, colour.flow * 22)}" fill="${colour.tide}"/>` +
    `<g transform="${productPlace(type, subType, width, height)}">${product}</g>` +
    `<path d="M0 ${-height}h4v${height}h-4Z" fill="#fff" opacity=".28"/></g>` +
    pen.text({ value: words.types[type], x: 16, y: -height + 29, size: 13, fill: colour.on, font: 'sans' }) +
    (subType === 'super-plus'
      ? name(words.subTypes.super, -height + 61) + name('Plus', -height + 61 + fontSize * 0.98)
      : name(words.subTypes[subType], firstLine)) +
    dropRow(23, -25, colour.flow, Math.max(colour.flow, 1), colour.on, 0.92) +
    countBadge(pen, width - 27, -27, size, coral, type === 'tampon' ? 17 : 19) +
    sprig(width + depth * 0.5, -height * 0.55 - rise * 0.5, 0.42, side, 8, 0.75)
  );
}

/** Top, side, and the tide running round the corner. */
function planes(w: number, h: number, d: number, rise: number, crest: number, colour: KindLook): string {
  return (
    `<path d="M5 ${-h}L${d} ${-h - rise}H${w + d}L${w} ${-h + 2}Z" fill="${colour.top}"/>` +
    `<path d="M${w - 2} ${-h + 1}L${w + d} ${-h - rise}V${-rise - 2}L${w - 2}-1Z" fill="${colour.side}"/>` +
    `<path d="M${w} ${crest + 2}q${d * 0.3}-14 ${d * 0.55}-14t${d * 0.45} ${-rise * 0.2}V${-rise - 2}L${w - 2}-1Z" fill="#000" opacity=".1"/>`
  );
}

function productPlace(type: CartonType, subType: string, width: number, height: number): string {
  if (type === 'pantyliner') return `translate(${width - 60} ${-height * 0.46}) rotate(26) scale(.96)`;
  if (type === 'tampon') return `translate(${width * 0.66} ${-height * 0.5}) rotate(14) scale(1.02)`;
  const narrow = width < 180;
  const night = subType === 'super-plus';
  return `translate(${width - (narrow ? 52 : 66)} ${-height * (narrow ? 0.37 : night ? 0.4 : 0.44)}) rotate(16) scale(${narrow ? 0.74 : night ? 0.78 : 0.94})`;
}

/** A flat sachet with crimped ends. */
function sachet(pen: Pen, size: number): string {
  const colour = kinds['heating-patch.standard'];
  const words = packWords[pen.language];
  const { height } = cartonShapes['heating-patch'];
  const width = cartonWidth('heating-patch', size);
  const teeth = Math.round(width / 9.5);
  const step = width / teeth;
  const clip = pen.id('sachet');
  const outline = `M0 ${-height}${`l${step / 2}-7l${step / 2} 7`.repeat(teeth)}V0${`l${-step / 2} 7l${-step / 2}-7`.repeat(teeth)}Z`;
  const cx = width * 0.58;
  const cy = -height * 0.44;
  return (
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect y="${-height - 10}" width="${width}" height="${height + 20}" fill="${colour.face}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${height * 0.46}" fill="#FF8F6B" opacity=".75"/><circle cx="${cx}" cy="${cy}" r="${height * 0.34}" fill="#FFB46E" opacity=".85"/>` +
    `<path d="${wave(0, -height * tideLevels[0], width, 12, 9, 96, 20)}" fill="${colour.tide}"/>` +
    `<g transform="translate(${width * 0.56} ${-height * 0.43}) rotate(-10) scale(.86)">${silhouette('heating-patch', 'standard', '#F28A3C')}</g>` +
    `<path d="M0 ${-height + 15}H${width}M0-15H${width}" stroke="${cream}" stroke-width="1.6" stroke-dasharray="2 5" opacity=".7"/>` +
    `<path d="M${width - 16} ${-height}h16v${height}h-16Z" fill="#000" opacity=".06"/></g>` +
    pen.text({ value: 'Mercan', x: 18, y: -height + 44, size: 13, fill: ink, font: 'sans' }) +
    pen.text({
      value: words.patch,
      x: 18,
      y: -height + 76,
      size: pen.language === 'en' ? 25 : 31,
      fill: ink,
      font: 'serif',
      spacing: -0.6,
    }) +
    pen.text({ value: words.patchUse, x: 18, y: -32, size: 13, fill: ink, font: 'sans' }) +
    countBadge(pen, width - 32, -height + 39, size, '#FFE6DC', 17)
  );
}
