import { BRAND_NAME } from '../domain/brand.ts';
import { drawScene, type Language, sceneNames } from './index.ts';
import { drawLayers, layeredTypes } from './layers.ts';
import { sprig } from './marks.ts';
import { outlinedLettering } from './lettering/outlined-lettering.ts';
import { colours } from './palette.ts';
import { svgDocument } from './pen.ts';

export interface StaticPicture {
  /** Below public/. */
  path: string;
  svg: string;
  /** Rendered to a PNG of this width; otherwise written as it is. */
  pngWidth?: number;
}

const languages: Language[] = ['tr', 'en'];

/** Every picture that lies in public/: the scenes in both languages, the layers of each type, the icons, the card that a shared link shows. */
export function staticPictures(): StaticPicture[] {
  return [
    ...sceneNames.flatMap((name) =>
      languages.map((language) => ({ path: `art/${name}.${language}.svg`, svg: `${drawScene(name, { language })}\n` })),
    ),
    ...layeredTypes.map((type) => ({ path: `art/layers-${type}.svg`, svg: `${drawLayers(type)}\n` })),
    { path: 'favicon.svg', svg: `${icon(0, 1.12)}\n` },
    { path: 'icon-192.png', svg: icon(44, 0.86), pngWidth: 192 },
    { path: 'icon-512.png', svg: icon(44, 0.86), pngWidth: 512 },
    { path: 'icon-maskable-512.png', svg: icon(0, 0.7, true), pngWidth: 512 },
    { path: 'apple-touch-icon.png', svg: icon(0, 0.8, true), pngWidth: 180 },
    ...languages.map((language) => ({ path: `share.${language}.png`, svg: shareCard(language), pngWidth: 1200 })),
  ];
}

function icon(corner: number, scale: number, square = false): string {
  const ground = square || corner > 0 ? `<rect width="200" height="200" rx="${corner}" fill="${colours.cream}"/>` : '';
  return svgDocument({ width: 200, height: 200 }, ground + sprig(100, 104, scale * 3, colours.coral, 8), {});
}

function shareCard(language: Language): string {
  const scene = drawScene('new-packet', { language, width: 756, height: 630, idPrefix: 'scene' });
  const lines = language === 'tr' ? ['Döngün', 'sana özgü.'] : ['Your cycle', 'is yours.'];
  const text = lines
    .map((value, line) =>
      outlinedLettering({
        value,
        x: 70,
        y: 330 + line * 84,
        size: 82,
        fill: colours.ink,
        font: 'serif',
        spacing: -2.4,
      }),
    )
    .join('');
  return svgDocument(
    { width: 1200, height: 630 },
    `<rect width="1200" height="630" fill="${colours.lilac}"/><rect y="546" width="1200" height="84" fill="#A98ADC"/><rect y="546" width="1200" height="10" fill="#BBA0E8"/>` +
      `<g transform="translate(444 0)">${scene.replace(/<style>.*?<\/style>/, '')}</g>` +
      sprig(98, 176, 1.1, colours.coral, 8) +
      outlinedLettering({
        value: BRAND_NAME,
        x: 140,
        y: 196,
        size: 62,
        fill: colours.ink,
        font: 'serif',
        spacing: -1.6,
      }) +
      text,
    {},
  );
}
