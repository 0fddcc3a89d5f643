import { useLingui } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../basics/icons.tsx';

const Pages = styled('nav', {
  display: 'flex',
  justifyContent: 'center',
  gap: '$1',
  paddingTop: '$6',
  '& a,& span': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '$target',
    height: '$target',
    borderRadius: '$full',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& [aria-current]': { background: '$ink', color: '$page' },
});

/** Pages from 0. Nothing for a single one. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const { t } = useLingui();
  if (pages < 2) return null;
  return (
    <Pages aria-label={t`Sayfalar`}>
      {page > 0 && (
        <AppLink href={hrefOf(page - 1)} aria-label={t`Önceki sayfa`}>
          <ArrowLeftIcon />
        </AppLink>
      )}
      {Array.from({ length: pages }, (_, nth) => nth)
        .filter((nth) => Math.abs(nth - page) < 3)
        .map((nth) =>
          nth === page ? (
            <span key={nth} aria-current="page">
              {nth + 1}
            </span>
          ) : (
            <AppLink key={nth} href={hrefOf(nth)}>
              {nth + 1}
            </AppLink>
          ),
        )}
      {page < pages - 1 && (
        <AppLink href={hrefOf(page + 1)} aria-label={t`Sonraki sayfa`}>
          <ArrowRightIcon />
        </AppLink>
      )}
    </Pages>
  );
}
