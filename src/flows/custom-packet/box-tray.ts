import { isKind } from '../../../art/contents.ts';
import type { TrayContent } from '../../components/tray-picture.tsx';
import type { FilledLine } from './box-lines.ts';

/** The lines as the tray draws them. */
export const contentsOf = (lines: readonly FilledLine[]): TrayContent[] =>
  lines.flatMap(({ key, shelf, count }) =>
    isKind(key) && (shelf.type === 'pad' || shelf.type === 'pantyliner' || shelf.type === 'tampon')
      ? [{ kind: key, type: shelf.type, count }]
      : [],
  );
