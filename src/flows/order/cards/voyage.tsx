import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import { styled } from '../../../theme/stitches.ts';

const Sea = styled('svg', {
  width: '100%',
  height: 'auto',
  borderRadius: '$m',
  background: '$lilacSoft',
});

/** Horizontal position of the parcel on the sea, of 300. */
const farOf = (status: OrderStatus): number => (status === 'ON_ITS_WAY' ? 110 : status === 'DELIVERED' ? 205 : 165);

/** The parcel on the waves, the house at their end. Decoration: the words below say the same. */
export function Voyage({ status }: { status: OrderStatus }) {
  const x = farOf(status);
  return (
    <Sea viewBox="0 0 320 92" aria-hidden="true">
      <circle cx="276" cy="30" r="17" fill="#ffd98a" />
      <path d="M250 48l25-20 25 20z" fill="#d64a3a" />
      <path d="M255 48h40v26h-40z" fill="#3f7a5c" />
      <path d="M269 56h12v18h-12z" fill="#ffe9b8" />
      <path d={`M22 46H${x - 8}`} stroke="#2b1a2f" strokeWidth="2" strokeDasharray="1 6" strokeLinecap="round" />
      <g transform={`translate(${x} 30) rotate(-3)`}>
        <path d="M0 8l6-8h30l-5 8z" fill="#ff8f80" />
        <path d="M0 8h31v28H0z" fill="#ff5a4d" />
        <path d="M31 8l5-8v27l-5 9z" fill="#c9362d" />
        <path
          d="M15.500 28v-9m0 3c-4 0-5-3-5-6m5 6c4 0 5-3 5-6"
          stroke="#fff8f0"
          strokeWidth="2.200"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <path d="M0 60q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v32H0z" fill="#a98be0" />
      <path d="M0 70q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v22H0z" fill="#7f5fc4" />
    </Sea>
  );
}
