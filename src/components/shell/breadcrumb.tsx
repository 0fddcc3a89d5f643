import { useLingui } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';

const Trail = styled('nav', {
  fontSize: '$small',
  color: '$ink2',
  paddingBlock: '.35rem .6rem',
  '@upToMd': { paddingBlock: 0 },
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '0 $2' },
  '& li': { display: 'flex', gap: '$2', alignItems: 'center' },
  '& li + li::before': { content: '"/"' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$target',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

/** Links to the pages above; the last entry is this page. */
export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  const { t } = useLingui();
  return (
    <Trail aria-label={t`Sayfa yolu`}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? <AppLink href={href}>{label}</AppLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
