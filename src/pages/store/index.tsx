import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { ButtonLink } from '../../components/basics/button.tsx';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product, ProductType } from '../../services/catalog/index.ts';
import { Banner } from './banner.tsx';
import { BoxShelf } from './box-shelf.tsx';
import { Filters } from './filters.tsx';
import { hrefOfStore, matching } from './store-filter.ts';
import type { StoreFilter } from './store-search.ts';

export interface StoreScreenProps {
  types: readonly ProductType[];
  /** The shelf that is shown; null shows all of them. */
  selected: ProductType | null;
  products: readonly Product[];
  filter: StoreFilter;
}

/** The whole store, or one shelf of it. The filter is in the address. */
export function StoreScreen({ types, selected, products, filter }: StoreScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shelves = types.filter((type) => type.isPurchasable && (!selected || type._id === selected._id));
  const filled = shelves
    .map((type) => ({ type, boxes: matching(products, type.slug, filter) }))
    .filter(({ boxes }) => boxes.length > 0);
  // A shelf with one thing on it would be a row with a hole: those stand together.
  const isSingle = ({ type }: (typeof filled)[number]) => type.slug === 'heating-patch' || type.slug === 'trial';
  const singles = selected ? [] : filled.filter(isSingle);
  const rows = filled.filter((shelf) => !singles.includes(shelf));
  const path = selected ? `/store/${selected.slug}` : '/store';
  const wholeShelf: Readonly<Record<string, string>> = {
    pad: t`Bütün pedler`,
    pantyliner: t`Bütün günlük pedler`,
    tampon: t`Bütün tamponlar`,
  };
  const isFiltered = filter.flow !== undefined || filter.size !== undefined;

  return (
    <div data-state={filled.length === 0 ? 'empty' : isFiltered ? 'filtered' : 'all'}>
      <Container>
        <Breadcrumb
          items={
            selected
              ? [{ label: t`Mağaza`, href: '/store' }, { label: inLocale(selected.name, locale) }]
              : [{ label: t`Ana sayfa`, href: '/' }, { label: t`Mağaza` }]
          }
        />
        <Stack gap={5}>
          <Stack gap={3}>
            <h1>
              {selected ? (
                inLocale(selected.name, locale)
              ) : (
                <Trans>
                  Mağaza, <em>bütün raflar</em>
                </Trans>
              )}
            </h1>
            <Lead>
              {selected ? (
                inLocale(selected.description, locale)
              ) : (
                <Trans>Ped, günlük ped, tampon, ısı bandı. Fiyatlar kutu başına, KDV ve kargo içinde.</Trans>
              )}
            </Lead>
          </Stack>
          <nav aria-label={t`Raflar`}>
            <Chips row>
              <ChipLink href="/store" isOn={!selected}>
                {t`Hepsi`}
              </ChipLink>
              {types
                .filter((type) => type.isPurchasable)
                .map((type) => (
                  <ChipLink
                    key={type._id}
                    href={type.slug === 'trial' ? '/product/trial' : `/store/${type.slug}`}
                    isOn={type._id === selected?._id}
                  >
                    {inLocale(type.name, locale)}
                  </ChipLink>
                ))}
            </Chips>
          </nav>
          <Filters type={selected?.slug ?? null} path={path} filter={filter} />
        </Stack>
        {filled.length === 0 && (
          <EmptyState
            title={<Trans>Bu rafta öyle bir kutu yok.</Trans>}
            action={<ButtonLink look="main" href={path}>{t`Filtreleri kaldır`}</ButtonLink>}
          >
            <Trans>Akışı ya da boyu değiştirince mutlaka bir şey çıkar.</Trans>
          </EmptyState>
        )}
        {rows.map(({ type, boxes }) => (
          <Section key={type._id}>
            {!selected && (
              <SectionHead>
                <h2>{inLocale(type.name, locale)}</h2>
                <Lead>{inLocale(type.description, locale)}</Lead>
                <TextLink href={hrefOfStore(`/store/${type.slug}`, filter)} data-more="">
                  {wholeShelf[type.slug] ?? t`Bütün ürünler`} <ArrowRightIcon />
                </TextLink>
              </SectionHead>
            )}
            <BoxShelf boxes={boxes} headingLevel={selected ? 2 : 3} />
          </Section>
        ))}
        {singles.length > 0 && (
          <Section>
            <SectionHead>
              <h2>
                <Trans>Bir de bunlar</Trans>
              </h2>
              <Lead>
                <Trans>Ağrıya sıcaklık, kararsıza deneme kutusu.</Trans>
              </Lead>
            </SectionHead>
            <BoxShelf boxes={singles.flatMap(({ boxes }) => boxes)} headingLevel={3} />
          </Section>
        )}
        <Banner />
      </Container>
    </div>
  );
}
