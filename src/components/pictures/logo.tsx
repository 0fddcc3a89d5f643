import { BRAND_NAME } from '../../../domain/brand.ts';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';

const Sprig = styled('svg', {
  width: '1.9rem',
  height: '1.9rem',
  marginBottom: '.1rem',
  flex: 'none',
  color: '$coral',
});

export function LogoMark() {
  return (
    <Sprig
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        transform="translate(32 36)"
        d="M0 24V-22M0 10C-14 8-19 0-19-12M0-1C12-2 17-9 17-20M-19-4C-25-6-27-10-27-15M17-12C23-13 26-16 26-21"
      />
    </Sprig>
  );
}

const Home = styled(AppLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3rem',
  minHeight: '$target',
  font: '560 1.625rem/1 $fonts$serif',
  letterSpacing: '-.03em',
  textDecoration: 'none',
});

/** Mark and name, linking home. */
export function Logo() {
  return (
    <Home href="/">
      <LogoMark />
      {BRAND_NAME}
    </Home>
  );
}
