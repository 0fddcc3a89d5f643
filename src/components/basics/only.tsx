import { styled } from '../../theme/stitches.ts';

/** Seen only from 852 px. */
export const OnlyLarge = styled('div', { '@upToMd': { display: 'none' } });
