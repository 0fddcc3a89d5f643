import { styled } from '../../theme/stitches.ts';

/** Seen only below or only from 852 px. */
export const OnlySmall = styled('div', { '@md': { display: 'none' } });
export const OnlyLarge = styled('div', { '@upToMd': { display: 'none' } });
