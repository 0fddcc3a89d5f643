import type { ReactNode } from 'react';
import type { ProductType } from '../../../domain/product/index.ts';
import { styled } from '../../theme/stitches.ts';

const Drawing = styled('svg', {
  width: '100%',
  maxWidth: '34rem',
  height: 'auto',
  '& text': { fontFamily: '$serif', fontStyle: 'italic', fontSize: '23px', fill: '$coralText' },
  '& circle[data-mark]': { fill: '$surface' },
  '& path[data-thread]': { stroke: '$field' },
});

const winged =
  'M0-84C20-84 31-72 31-52C31-38 26-32 25-24C36-28 52-22 52-8L52 10C52 24 36 30 25 26C26 34 31 40 31 56C31 76 20 86 0 86C-20 86-31 76-31 56C-31 40-26 34-25 26C-36 30-52 24-52 10L-52-8C-52-22-36-28-25-24C-26-32-31-38-31-52C-31-72-20-84 0-84Z';
const waisted =
  'M0-84C18-84 28-74 27-54C26-26 22 20 25 50C27 74 18 86 0 86C-18 86-27 74-25 50C-22 20-26-26-27-54C-28-74-18-84 0-84Z';
const core =
  'M0-70C16-70 23-60 22-44C20-20 20 20 22 46C23 62 16 72 0 72C-16 72-23 62-22 46C-20 20-20-20-22-44C-23-60-16-70 0-70Z';
const cushion =
  'M-40-60Q0-72 40-60Q54-56 52-40Q46 0 52 40Q54 56 40 60Q0 72-40 60Q-54 56-52 40Q-46 0-52-40Q-54-56-40-60Z';

/** One sheet with its edge below it, as the other layers have. */
function Sheet({ shape, fill, edge, children }: { shape: string; fill: string; edge: string; children?: ReactNode }) {
  return (
    <>
      <path d={shape} fill={edge} transform="translate(2 5)" />
      <path d={shape} fill={fill} />
      {children}
    </>
  );
}

const stitched = { fill: 'none', strokeWidth: 2.2, strokeDasharray: '1 6', strokeLinecap: 'round' as const };

const dots = [-54, -36, -18, 0, 18, 36, 54].flatMap((y, row) =>
  [-10, 0, 10].map((x) => <circle key={`${x} ${y}`} cx={x + (row % 2 ? 3 : -3)} cy={y} r="2.2" />),
);

const top = (shape: string, stroke: string) => (
  <Sheet shape={shape} fill="#FFFDFA" edge={stroke}>
    <rect x="-17" y="-64" width="34" height="130" rx="17" stroke={stroke} {...stitched} />
  </Sheet>
);

const base = (shape: string, fill: string, edge: string) => (
  <Sheet shape={shape} fill={fill} edge={edge}>
    <path d={shape} transform="scale(.86 .92)" stroke={edge} {...stitched} />
  </Sheet>
);

const pulp = (
  <Sheet shape={core} fill="#A9C9AE" edge="#6F9E79">
    <g fill="#5E8F70">{dots}</g>
  </Sheet>
);

const channel = (
  <>
    <rect x="-15" y="-60" width="30" height="124" rx="15" transform="translate(1 3)" fill="#E2A544" />
    <rect x="-15" y="-60" width="30" height="124" rx="15" fill="#FFD98A" />
    <path d="M0-48V50M-8-42V44M8-42V44" stroke="#E2A544" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

/** From top to bottom. */
const stacks: Partial<Record<ProductType, readonly ReactNode[]>> = {
  pad: [top(winged, '#DCCDF6'), channel, pulp, base(winged, '#A98ADC', '#8F70CB')],
  pantyliner: [top(waisted, '#CFE3D1'), pulp, base(waisted, '#7FAE89', '#4F8062')],
  tampon: [
    <Sheet key="cover" shape={core} fill="#FFFDFA" edge="#F3DDAE">
      <path d={core} transform="scale(.8 .9)" stroke="#F0C77A" {...stitched} />
    </Sheet>,
    <Sheet key="cotton" shape={core} fill="#FFE9B8" edge="#E2B25A">
      <path d="M-10-56V58M0-60V62M10-56V58" stroke="#E2B25A" strokeWidth="2.2" strokeLinecap="round" />
    </Sheet>,
    <path
      key="string"
      d="M0-70C22-46-20-22 2 4C22 28-16 44 2 76"
      fill="none"
      stroke="#EE9F35"
      strokeWidth="6"
      strokeLinecap="round"
    />,
  ],
  'heating-patch': [
    <Sheet key="face" shape={cushion} fill="#FFFDFA" edge="#F4C9C0">
      <path d={cushion} transform="scale(.86)" stroke="#F0A99C" {...stitched} />
    </Sheet>,
    <Sheet key="heat" shape={cushion} fill="#FF7468" edge="#D93F36">
      <g fill="none" stroke="#FFD98A" strokeWidth="5" strokeLinecap="round">
        <path d="M-22-34q9 11 0 22t0 22t0 22M0-34q9 11 0 22t0 22t0 22M22-34q9 11 0 22t0 22t0 22" />
      </g>
    </Sheet>,
    base(cushion, '#F6C7BC', '#DE9384'),
  ],
};

/** The layers of a product, lifted off each other. Decoration: the list beside it says the same. */
export function LayersPicture({ type }: { type: ProductType }) {
  const layers = stacks[type] ?? [];
  const gap = layers.length > 3 ? 112 : 140;
  const yOf = (nth: number) => 92 + nth * gap;
  const lowest = yOf(layers.length - 1);
  return (
    <Drawing viewBox={`0 0 540 ${lowest + 96}`} aria-hidden="true">
      <path
        data-thread=""
        d={`M250 92V${lowest}M150 126V${lowest + 34}M352 62V${lowest - 30}`}
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {layers
        .map((layer, nth) => ({ layer, y: yOf(nth), number: nth + 1 }))
        .toReversed()
        .map(({ layer, y, number }) => (
          <g key={number}>
            <g transform={`translate(250 ${y}) matrix(2.05 .26 -1.05 .62 0 0)`}>{layer}</g>
            <g transform={`translate(486 ${y - 8})`}>
              <path data-thread="" d="M-22 0H-58" strokeWidth="1.5" />
              <circle data-mark="" r="20" />
              <text y="8" textAnchor="middle">
                {number}
              </text>
            </g>
          </g>
        ))}
    </Drawing>
  );
}
