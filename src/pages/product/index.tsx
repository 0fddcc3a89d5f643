import { useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { productShelfName } from '../../../domain/product/index.ts';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { BelowProps } from './below.tsx';
import { Buy } from './buy.tsx';
import { Below } from './late-below.ts';

export type ProductScreenProps = BelowProps;

/** A sub-type with all its box sizes; also the heating patch and the trial box. */
export function ProductScreen(props: ProductScreenProps) {
  const { page, said } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const typeName = inLocale(productShelfName(page.type), locale);
  const name = inLocale(page.name, locale);
  const hasShelf = page.type !== 'trial' && page.type !== 'donation';
  return (
    <>
      <Container>
        <Breadcrumb
          items={[
            { label: t`Mağaza`, href: '/store' },
            ...(hasShelf && typeName !== name ? [{ label: typeName, href: `/store/${page.type}` }] : []),
            { label: name },
          ]}
        />
        <Buy key={page.pageIdentifier} page={page} reviews={said?.reviews ?? null} />
      </Container>
      <Below {...props} />
    </>
  );
}
