import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { needsApp } from '../../alive/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { ShelfHead } from '../../components/catalogue/shelf-head.tsx';
import { chosenOf } from '../../components/filters/filter-groups.ts';
import { FilterRow } from '../../components/filters/filter-row.tsx';
import { NothingFits } from '../../components/filters/nothing-fits.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product, ProductType } from '../../services/catalog/index.ts';
import { Banner } from './banner.tsx';
import { BoxShelf } from './box-shelf.tsx';
import { useFilterGroups } from './filter-groups.tsx';
import { hrefOfStore, matching, matchingOf } from './store-filter.ts';
import type { StoreFilter } from './store-search.ts';

export interface StoreScreenProps {
  types: readonly ProductType[];
  /** The shelf that is shown; null shows all of them. */
  selected: ProductType | null;
  /** Products of all shelves: the filter shows the number of matches of each choice. */
  products: readonly Product[];
  filter: StoreFilter;
}

/** Pictures of a shelf that a phone shows first: a row of two. */
const inSight = 2;

/** The whole store, or the matches of a filter. The filter is in the URL. */
export function StoreScreen({ types, selected, products, filter }: StoreScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shelves = types.filter(({ isPurchasable }) => isPurchasable);
  const groups = useFilterGroups(shelves, selected?.slug ?? null, products, filter);
  const wanted = selected ? [selected.slug] : shelves.map(({ slug }) => slug);
  const boxes = matchingOf(products, wanted, filter);
  const isFiltered = chosenOf(groups).length > 0 || filter.sort !== undefined;
  const total = boxes.length;
  return (
    <div data-state={total === 0 ? 'empty' : isFiltered ? 'filtered' : 'all'}>
      <Container>
        <ShelfHead
          crumbs={
            selected
              ? [{ label: t`Mağaza`, href: '/store' }, { label: inLocale(selected.name, locale) }]
              : [{ label: t`Ana sayfa`, href: '/' }, { label: t`Mağaza` }]
          }
          title={
            selected ? (
              inLocale(selected.name, locale)
            ) : (
              <Trans>
                Mağaza, <em>bütün raflar</em>
              </Trans>
            )
          }
          lead={
            selected ? (
              inLocale(selected.description, locale)
            ) : (
              <Trans>Ped, günlük ped, tampon, ısı bandı. Fiyatlar kutu başına, KDV ve kargo içinde.</Trans>
            )
          }
        />
        <FilterRow
          groups={groups}
          clearHref="/store"
          total={<Plural value={total} one="# ürün" other="# ürün" />}
          show={<Plural value={total} one="# ürünü göster" other="# ürünü göster" />}
          openProps={needsApp}
        >
          {total === 0 ? (
            <NothingFits groups={groups} clearHref="/store" title={<Trans>Böyle bir ürünümüz yok</Trans>} />
          ) : isFiltered ? (
            <BoxShelf boxes={boxes} buy={filter.buy} priority={inSight} headingLevel={2} />
          ) : (
            <Shelves types={shelves} products={products} filter={filter} />
          )}
        </FilterRow>
        <Banner />
      </Container>
    </div>
  );
}

/** Shelf by shelf: nothing is chosen yet. */
function Shelves({ types, products, filter }: Pick<StoreScreenProps, 'types' | 'products' | 'filter'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const filled = types
    .map((type) => ({ type, boxes: matching(products, type.slug, filter) }))
    .filter(({ boxes }) => boxes.length > 0);
  // A shelf with one item would leave a gap in its row: such shelves share one.
  const singles = filled.filter(({ type }) => type.slug === 'heating-patch' || type.slug === 'trial');
  const wholeShelf: Readonly<Record<string, string>> = {
    pad: t`Bütün pedler`,
    pantyliner: t`Bütün günlük pedler`,
    tampon: t`Bütün tamponlar`,
  };
  return (
    <>
      {filled
        .filter((shelf) => !singles.includes(shelf))
        .map(({ type, boxes }, nth) => (
          <Section key={type._id}>
            <SectionHead>
              <h2>{inLocale(type.name, locale)}</h2>
              <Lead>{inLocale(type.description, locale)}</Lead>
              <TextLink href={hrefOfStore(`/store/${type.slug}`, filter)} data-more="">
                {wholeShelf[type.slug] ?? t`Bütün ürünler`} <ArrowRightIcon />
              </TextLink>
            </SectionHead>
            <BoxShelf boxes={boxes} buy={filter.buy} priority={nth === 0 ? inSight : 0} headingLevel={3} />
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
          <BoxShelf boxes={singles.flatMap(({ boxes }) => boxes)} buy={filter.buy} headingLevel={3} />
        </Section>
      )}
    </>
  );
}
