import type { Kind } from '../../../art/palette.ts';
import { wrappedPiece } from '../../../art/products/piece.ts';
import { styled } from '../../theme/stitches.ts';
import { Drawing } from './drawing.tsx';

const Square = styled('svg', { width: '3rem', height: '3rem', flex: 'none' });

/** One wrapped piece, for lines and legends. Decoration. */
export function PiecePicture({ kind, className }: { kind: Kind; className?: string }) {
  return (
    <Square viewBox="0 0 56 56" aria-hidden="true" {...(className ? { className } : {})}>
      <Drawing svg={wrappedPiece(kind)} transform="translate(28 27)" />
    </Square>
  );
}
