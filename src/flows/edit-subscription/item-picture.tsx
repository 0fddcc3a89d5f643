import { picture, picturePath } from '../../../domain/product/index.ts';
import type { EditItem } from '../../../machines/edit-subscription/index.ts';
import { Picture } from '../../components/pictures/picture.tsx';

/** Picture of a line's product or packet; nothing for an item that has left the catalogue. */
export function ItemPicture({ item, size }: { item: Pick<EditItem, 'item' | 'pieces'>; size: number }) {
  const { item: what, pieces } = item;
  if (pieces === '') return null;
  const isProduct = what.kind === 'product';
  // A packet that is composed here has no name yet.
  const isNamed = !pieces.split('_').at(-1)!.includes('.');
  const id = isProduct ? pieces.replaceAll('.', '-') : isNamed ? pieces : `${pieces}_custom`;
  const src = picturePath(picture({ entity: isProduct ? 'product' : 'packet', idType: 'slug', id, variant: 'card' }));
  return <Picture src={src} alt="" width={size} height={size} />;
}
