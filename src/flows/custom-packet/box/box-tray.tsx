import { isKind } from '../../../../art/products/contents.ts';
import type { CustomPacketContext } from '../../../../machines/custom-packet/index.ts';
import { TrayPicture } from '../../../components/pictures/tray-picture.tsx';
import { linesOf } from './box-lines.ts';

interface BoxTrayProps {
  box: Pick<CustomPacketContext, 'shelves' | 'counts'>;
  title?: string;
  label?: string;
}

/** The contents of the box, seen from above. */
export const BoxTray = ({ box, ...words }: BoxTrayProps) => (
  <TrayPicture
    contents={linesOf(box).flatMap(({ key, shelf, count }) =>
      isKind(key) && (shelf.type === 'pad' || shelf.type === 'pantyliner' || shelf.type === 'tampon')
        ? [{ kind: key, type: shelf.type, count }]
        : [],
    )}
    {...words}
  />
);
