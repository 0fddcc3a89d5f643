import { useId } from 'react';
import type { CartonType, Kind } from '../../../art/palette.ts';
import { wrappedPiece } from '../../../art/products/piece.ts';
import { emptyPlaces, layTray, trayFrame, traySize } from '../../../art/products/tray.ts';
import { styled } from '../../theme/stitches.ts';
import { Drawing } from './drawing.tsx';

const Tray = styled('svg', {
  width: '100%',
  height: 'auto',
  '& use': {
    transition: 'transform $calm',
    animation: 'land 220ms cubic-bezier(.2,.8,.2,1)',
  },
});

export interface TrayContent {
  kind: Kind;
  type: CartonType;
  count: number;
}

/** The packet from above: exactly the pieces of `contents`. A new piece lands, the others make room. */
export function TrayPicture({
  contents,
  title,
  label,
  className,
}: {
  contents: readonly TrayContent[];
  title?: string;
  label?: string;
  className?: string;
}) {
  const id = useId();
  const kinds = [...new Set(contents.map((content) => content.kind))];
  const pieces = layTray(contents);
  const frame = trayFrame({ idPrefix: id, ...(title === undefined ? {} : { title }) });
  return (
    <Tray
      viewBox={`0 0 ${traySize.width} ${traySize.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...(className ? { className } : {})}
    >
      <defs>
        {kinds.map((kind) => (
          <Drawing key={kind} id={`${id}-${kind}`} svg={wrappedPiece(kind)} />
        ))}
      </defs>
      <Drawing svg={frame} />
      {pieces.length === 0 && <Drawing svg={emptyPlaces()} />}
      {pieces.map(({ kind, nth, x, y, scale }) => (
        <use key={`${kind}-${nth}`} href={`#${id}-${kind}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </Tray>
  );
}
