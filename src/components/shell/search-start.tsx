import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { ArrowRightIcon } from '../basics/icons.tsx';
import { Stack } from '../basics/stack.tsx';
import { LinkTiles } from './link-tiles.tsx';
import { useMainLinks } from './navigation.ts';

const Questions = styled('ul', {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$3',
    minHeight: '$control',
    borderTop: '1.5px solid $line',
    textDecoration: 'none',
    '& svg': { color: '$coralText', flex: 'none' },
  },
});

const Title = styled('h2', {
  '&&': { font: '600 $fontSizes$small/1.4 $fonts$sans', letterSpacing: 0, color: '$coralText' },
});

interface SearchStartProps {
  /** A link was followed. */
  onFollow?: () => void;
}

/** Links shown without a result: product families, and frequent questions. */
export function SearchStart({ onFollow }: SearchStartProps) {
  const { t } = useLingui();
  const families = useMainLinks().slice(0, 4);
  const questions = [
    { href: '/know-us/faqs/products', label: t`Hangi boy bana göre?` },
    { href: '/know-us/faqs/subscription', label: t`Bir kutuyu atlarsam ne olur?` },
    { href: '/know-us/faqs/orders', label: t`Siparişim şu an nerede?` },
    { href: '/know-us/faqs', label: t`Bütün sorular` },
  ];
  return (
    <>
      <Stack as="section" gap={2}>
        <Title>
          <Trans>Raflar</Trans>
        </Title>
        <LinkTiles links={families} {...(onFollow && { onFollow })} />
      </Stack>
      <Stack as="section" gap={2}>
        <Title>
          <Trans>Sık sorulanlar</Trans>
        </Title>
        <Questions>
          {questions.map(({ href, label }) => (
            <li key={label}>
              <AppLink href={href} {...(onFollow && { onClick: onFollow })}>
                {label}
                <ArrowRightIcon />
              </AppLink>
            </li>
          ))}
        </Questions>
      </Stack>
    </>
  );
}
