import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { config } from 'virtual:flows';
import { chartSvg } from '../chart/drawing.ts';
import type { Layout } from '../chart/layout.ts';
import type { Marks } from '../chart/marks.ts';
import { asDataUrl } from './screen-picture.ts';

const captionHeight = 84;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws the chart with all its words, whatever the page shows of it. */
export function drawnAside(layout: Layout, marks: Marks, title: string): SVGSVGElement {
  const aside = document.createElement('div');
  const root = createRoot(aside);
  flushSync(() => root.render(chartSvg({ layout, marks, title })));
  return aside.querySelector('svg')!;
}

interface Caption {
  title: string;
  /** The current state of the walk, in words. */
  text: string;
}

/** The whole chart in a self-contained file: what it shows, colours as values, the font inside. */
export async function pictureOf(
  svg: SVGSVGElement,
  { title, text: sentence }: Caption,
): Promise<{ text: string; width: number; height: number }> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const far of copy.querySelectorAll('[data-far]')) far.remove();
  delete copy.dataset['afar'];
  for (const gone of copy.querySelectorAll('[data-fold],style')) gone.remove();
  for (const faint of copy.querySelectorAll('[data-faint]')) faint.removeAttribute('data-faint');
  copy.removeAttribute('style');
  const { width, height: drawn } = svg.viewBox.baseVal;
  const height = drawn + captionHeight;
  copy.setAttribute('viewBox', `0 ${-captionHeight} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const styles = getComputedStyle(document.documentElement);
  const color = (name: string) => styles.getPropertyValue(`--colors-${name}`).trim();
  const background = `<rect y="${-captionHeight}" width="${width}" height="${height}" fill="${color('surface')}"/>`;
  const caption = `<g font-family="Figtree, system-ui, sans-serif"><text x="24" y="-44" font-size="26" font-weight="700" fill="${color('ink')}">${escape(title)}</text><text x="24" y="-14" font-size="17" fill="${color('ink2')}">${escape(sentence)}</text></g>`;
  const fonts = await embeddedFonts();
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--colors-\w+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim() || '#000')
    .replace(/(<svg[^>]*>)/, `$1<style>${fonts}</style>${background}${caption}`);
  return { text, width, height };
}

async function embeddedFonts(): Promise<string> {
  const faces = await Promise.all(
    (config.brand.pictureFonts ?? []).map(async ({ family, weight, address, unicodeRange }) => {
      const response = await fetch(address);
      if (!response.ok) return '';
      const url = await asDataUrl(await response.blob());
      const range = unicodeRange ? `unicode-range:${unicodeRange};` : '';
      return `@font-face{font-family:${family};font-weight:${weight};${range}src:url(${url}) format("woff2")}`;
    }),
  );
  return faces.join('');
}

/** The picture as pixels, at twice the resolution of the page. */
export async function pixelsOf({
  text,
  width,
  height,
}: {
  text: string;
  width: number;
  height: number;
}): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const finest = Math.min(2, 8000 / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * finest);
  canvas.height = Math.round(height * finest);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

/** Hands the browser a file to keep. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
