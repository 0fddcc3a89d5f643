import { useId } from 'react';
import { encode } from 'uqr';
import { styled } from '../../theme/stitches.ts';

/** Dark on white in light and dark mode: a camera must read it. */
const Qr = styled('svg', {
  width: '9rem',
  height: '9rem',
  padding: '.6rem',
  borderRadius: '$m',
  background: '#ffffff',
  color: '#2b1a2f',
});

/** A link as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const id = useId();
  const { size, data } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Qr viewBox={`0 0 ${size} ${size}`} aria-labelledby={id} shapeRendering="crispEdges">
      <title id={id}>{label}</title>
      <path d={squares.join('')} fill="currentColor" />
    </Qr>
  );
}
