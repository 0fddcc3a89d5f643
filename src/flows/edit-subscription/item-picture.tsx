import { picture, picturePath } from '../../../domain/product/index.ts';
import type { EditItem } from '../../../machines/edit-subscription/index.ts';
import { Picture } from '../../components/pictures/picture.tsx';

/** The pack or the packet that a line is of; nothing for what has left the catalogue. */
export function ItemPicture({ item, size }: { item: Pick<EditItem, 'item' | 'pieces'>; size: number }) {
  const { item: what, pieces } = item;
  if (pieces === '') return null;
  const isProduct = what.kind === 'product';
  // A packet that is put together here has no name of its own yet.
  const isNamed = !pieces.split('_').at(-1)!.includes('.');
  const id = isProduct ? pieces.replaceAll('.', '-') : isNamed ? pieces : `${pieces}_custom`;
  const src = picturePath(picture({ entity: isProduct ? 'product' : 'packet', idType: 'slug', id, variant: 'card' }));
  return <Picture src={src} alt="" width={size} height={size} />;
}
