import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { picture, picturePath } from '../../../domain/product/index.ts';
import { styled } from '../../theme/stitches.ts';

const widths = [64, 128, 256, 384, 640, 828, 1080, 1200, 1920];

export interface PictureProps {
  /** Path of the original, as the contract gives it. */
  src: string;
  /** What it shows; an empty text for decoration. */
  alt: string;
  /** Layout size in CSS pixels at its largest; keeps the place and limits what is downloaded (2 ×). */
  width: number;
  height: number;
  sizes?: string;
  /** The picture of the first view: loaded at once, first. */
  priority?: boolean;
  className?: string;
}

const Image = styled('img', { width: '100%', height: 'auto', objectFit: 'contain' });
const Placeholder = styled('svg', { width: '100%', height: 'auto', color: '$field', background: '$sand' });

/**
 * A picture from the image service, in the best format the browser takes (chosen by Accept), at the widths of Spec §9.
 * When it cannot be loaded that is logged, and a placeholder takes its place. Spec §8.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const fail = useCallback((): void => {
    setFailed(src);
    console.error(`A picture could not be loaded: ${src}`);
  }, [src]);

  useEffect(() => {
    // A picture that failed before React arrived fires no event any more.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  }, [fail]);

  if (failed === src)
    return <PicturePlaceholder alt={alt} width={width} height={height} {...(className ? { className } : {})} />;
  return (
    <Image
      ref={image}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes ?? `${width}px`}
      srcSet={srcSet(src, width)}
      src={optimised(src, candidates(width).at(-1)!)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={fail}
      {...(className ? { className } : {})}
    />
  );
}

/** The coral sprig on sand, where a picture is missing. */
export function PicturePlaceholder({
  alt,
  width,
  height,
  className,
}: Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>) {
  const label: ComponentProps<'svg'> = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Placeholder viewBox={`0 0 ${width} ${height}`} {...label} {...(className ? { className } : {})}>
      <path
        transform={`translate(${width / 2} ${height / 2}) scale(${Math.min(width, height) / 160})`}
        d="M0 24V-22M0 10C-14 8-19 0-19-12M0-1C12-2 17-9 17-20M-19-4C-25-6-27-10-27-15M17-12C23-13 26-16 26-21"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".45"
      />
    </Placeholder>
  );
}

/** Address of an optimised picture. Spec §7. */
export function optimised(src: string, width: number, quality = 75): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** For `<link rel="preload" as="image" imagesrcset>` of a priority picture. */
export function srcSet(src: string, layoutWidth: number): string {
  return candidates(layoutWidth)
    .map((width) => `${optimised(src, width)} ${width}w`)
    .join(', ');
}

function candidates(layoutWidth: number): number[] {
  const enough = widths.findIndex((width) => width >= layoutWidth * 2);
  return widths.slice(0, enough === -1 ? widths.length : enough + 1).slice(-5);
}

/** A bought thing, `width` CSS pixels wide: a packet lies open, anything else is shown in its carton. */
export function LinePicture({ type, slug, width }: { type: string; slug: string; width: number }) {
  const isOpen = type === 'packet' || type === 'custompacket';
  const shown = isOpen ? { entity: 'packet', variant: 'tray' } : { entity: 'product', variant: 'card' };
  const src = picturePath(picture({ ...shown, idType: 'slug', id: slug }));
  return <Picture src={src} alt="" width={width} height={isOpen ? Math.round(width * 0.772) : width} />;
}
