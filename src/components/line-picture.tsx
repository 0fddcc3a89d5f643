import { readContents } from '../../art/contents.ts';
import { picture, picturePath } from '../../domain/product/index.ts';
import { Picture } from './picture.tsx';

/** A bought thing, `width` CSS pixels wide: a packet lies open, anything else stands in its carton. */
export function LinePicture({ type, slug, width }: { type: string; slug: string; width: number }) {
  const isOpen = (type === 'packet' || type === 'custompacket') && readContents(slug).length > 0;
  const shown = isOpen ? { entity: 'packet', variant: 'tray' } : { entity: 'product', variant: 'card' };
  const src = picturePath(picture({ ...shown, idType: 'slug', id: slug }));
  return <Picture src={src} alt="" width={width} height={isOpen ? Math.round(width * 0.772) : width} />;
}
