import { carton, cartonShapes, cartonWidth } from './carton.ts';
import { isKind } from './contents.ts';
import { type CartonType, colours, type Kind, kinds, packWords } from '../palette.ts';
import { createPen, type Drawing, svgDocument } from '../pen.ts';
import { wrappedPiece } from './piece.ts';

/** Where the loose pieces lean: x from the carton's right edge, y, turn, scale. */
const leaning: Record<CartonType, [x: number, y: number, turn: number, scale: number][]> = {
  pad: [
    [34, -34, 19, 2.1],
    [-12, -40, 10, 2.3],
  ],
  pantyliner: [
    [26, -34, 18, 2.1],
    [-14, -38, 9, 2.2],
  ],
  tampon: [
    [26, -48, 15, 2.1],
    [-6, -52, 8, 2.2],
  ],
  'heating-patch': [[-4, -44, -9, 2.1]],
};

/** How far the loose pieces reach out to the right. */
const overhang: Record<CartonType, number> = { pad: 72, pantyliner: 60, tampon: 46, 'heating-patch': 50 };

/**
 * One carton with two of its wrapped pieces, 400 × 400. `slug` is `type.subType.size`.
 * All products share one scale: a mini really is smaller. Throws a RangeError for an unknown kind.
 */
export function drawPack(slug: string, drawing: Drawing = {}): string {
  const [typeName = '', subType = '', digits = ''] = slug.split('.');
  const kind = `${typeName}.${subType}`;
  if (!isKind(kind)) throw new RangeError(`no product to draw: ${slug}`);
  const pen = createPen(drawing);
  const { type } = kinds[kind];
  const { widths, depth } = cartonShapes[type];
  const sizes = Object.keys(widths).map(Number);
  const size = sizes.includes(Number(digits)) ? Number(digits) : sizes[1]!;
  const width = cartonWidth(type, size);
  const scale = 1.06;
  const over = overhang[type];
  const floor = 326;
  const x = Math.round(200 - ((width + depth + over) * scale) / 2);
  const pieces = leaning[type]
    .map(
      ([dx, dy, turn, k]) =>
        `<g transform="translate(${width + depth + dx} ${dy}) rotate(${turn}) scale(${k})">${wrappedPiece(kind)}</g>`,
    )
    .join('');
  return svgDocument(
    { width: 400, height: 400 },
    `<path d="M${x + 6} ${floor + 2}h${(width + depth + over - 30) * scale}c26 2 30 14-10 16H${x + 60}c-40 0-60-8-54-16Z" fill="${colours.ink}" opacity=".13"/>` +
      `<g transform="translate(${x} ${floor}) scale(${scale})">${carton(pen, kind, size)}${pieces}</g>`,
    drawing,
  );
}

/** What a pack is called where it cannot be seen: "Ped Süper, 12 adet". */
export function packLabel(kind: Kind, size: number, language: 'tr' | 'en'): string {
  const words = packWords[language];
  const { type, subType } = kinds[kind];
  const name = type === 'heating-patch' ? words.types[type] : `${words.types[type]} ${words.subTypes[subType]}`;
  return `${name}, ${size} ${words.pieces}`;
}
