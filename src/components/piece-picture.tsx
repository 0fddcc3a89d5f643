import type { Kind } from '../../art/palette.ts';
import { wrappedPiece } from '../../art/piece.ts';
import { styled } from '../theme/stitches.ts';

const Square = styled('svg', { width: '3rem', height: '3rem', flex: 'none' });

/** One wrapped piece, for lines and legends. Decoration. */
export function PiecePicture({ kind, className }: { kind: Kind; className?: string }) {
  return (
    <Square viewBox="0 0 56 56" aria-hidden="true" {...(className ? { className } : {})}>
      <g transform="translate(28 27)" dangerouslySetInnerHTML={{ __html: wrappedPiece(kind) }} />
    </Square>
  );
}
