import { isKind } from '../../../art/products/contents.ts';
import { intensityOf, parsePageIdentifier } from '../../../domain/product/index.ts';
import { AppLink } from '../../components/basics/app-link.tsx';
import { phone } from '../../components/catalogue/buy.styles.ts';
import { Flow } from '../../components/pictures/drops.tsx';
import { kindName } from '../../components/catalogue/packets/packet-words.ts';
import { PiecePicture } from '../../components/pictures/piece-picture.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Packet } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';

/** On a phone two columns; from 740 px on below the button, so that the button stays visible. */
const List = styled('ul', {
  '@media (min-width: 740px)': { order: 1 },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0,1fr) auto',
    gap: '$3',
    alignItems: 'center',
    padding: '.7rem 0',
    borderTop: '1.5px solid $line',
  },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.25 },
  '& [data-count]': { font: '560 1.25rem/1 $fonts$serif' },
  '& a': { textUnderlineOffset: '.2em', textDecorationColor: '$line' },
  [phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))',
    gap: '0 $3',
    '& > li': { gridTemplateColumns: '1.75rem minmax(0,1fr) auto', gap: '$2', padding: '.35rem 0' },
    '& b': { fontSize: '$small' },
    '& b + span': { display: 'none' },
    '& [data-count]': { fontSize: '1rem' },
  },
});

/** The pieces of a packet by kind, each with its count. */
export function ContentList({ summary }: Pick<Packet, 'summary'>) {
  return (
    <List>
      {summary.map(({ _subType, amount }) => (
        <Content key={_subType} page={_subType} amount={amount} />
      ))}
    </List>
  );
}

function Content({ page, amount }: { page: string; amount: number }) {
  const locale = useLocale();
  const kind = parsePageIdentifier(page);
  if (!kind) return null;
  const picture = `${kind.type}.${kind.subType}`;
  const intensity = intensityOf(kind.type, kind.subType);
  return (
    <li>
      {isKind(picture) ? <PiecePicture kind={picture} /> : <span />}
      <div>
        <b>
          <AppLink href={`/product/${page}`}>{kindName(kind, locale)}</AppLink>
        </b>
        {intensity && <Flow level={intensity} quiet />}
      </div>
      <span data-count="">{amount}</span>
    </li>
  );
}
