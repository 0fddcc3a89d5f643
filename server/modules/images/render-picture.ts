import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createQueue } from './queue.ts';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** Raise it when the encoders' settings change: cached files of earlier versions are then ignored. */
export const encoderVersion = 1;

/** Wider AVIF takes seconds to encode; WebP is as small for flat drawings. */
const widestAvif = 1200;
/** Below this width AVIF's header outweighs the picture. */
const narrowestAvif = 128;

/** One thread per picture and few pictures at once, so that rendering never starves other requests. */
sharp.concurrency(1);

/** The format to answer with, from an Accept header. A crawler that accepts anything gets a PNG. */
export function chooseFormat(accept: string | undefined, width: number): PictureFormat {
  if (accept?.includes('image/avif') && width >= narrowestAvif && width <= widestAvif) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'png';
}

function render(svg: string, format: PictureFormat, quality: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 5000 * 5000 });
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.max(1, quality - 15), effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    case 'png':
      return image.png({ palette: true, quality, effort: 4 }).toBuffer();
    default:
      return format satisfies never;
  }
}

/** Renders a drawing at its own width. Throws RATE_LIMITED when too many wait. */
export function createRenderer() {
  const queues = {
    usual: createQueue(Math.max(1, Math.min(4, availableParallelism() - 1)), 200),
    unusual: createQueue(1, 10),
  };
  return (svg: string, format: PictureFormat, quality: number, queue: keyof typeof queues = 'usual'): Promise<Buffer> =>
    queues[queue](() => render(svg, format, quality));
}
