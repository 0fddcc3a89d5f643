import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { MainLink } from './navigation.ts';

const Tiles = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,9rem),1fr))',
  gap: '$2',
  '& a': {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'end',
    minHeight: '7.5rem',
    padding: '$2 $3 $3',
    borderRadius: '$l',
    background: '$sand',
    font: '520 1.25rem/1.2 $fonts$serif',
    textDecoration: 'none',
  },
  '& img': { width: '4.5rem', height: '4.5rem', justifySelf: 'end' },
});

/** The families of products, packets and the builder, with their pictures. */
export function LinkTiles({ links, onFollow }: { links: readonly MainLink[]; onFollow?: () => void }) {
  return (
    <Tiles>
      {links.map(({ href, label, src }) => (
        <AppLink key={href} href={href} {...(onFollow && { onClick: onFollow })}>
          <Picture src={src} alt="" width={72} height={72} />
          {label}
        </AppLink>
      ))}
    </Tiles>
  );
}
