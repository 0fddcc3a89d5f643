import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { encode } from 'uqr';
import { Qr } from './family-code.styles.ts';

/** A link that a camera reads. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const id = useId();
  const { size, data } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Qr viewBox={`0 0 ${size} ${size}`} aria-labelledby={id} shapeRendering="crispEdges">
      <title id={id}>{t`Kodunun karekodu`}</title>
      <path d={squares.join('')} fill="currentColor" />
    </Qr>
  );
}
