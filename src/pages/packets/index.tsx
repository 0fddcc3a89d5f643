import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { OnlyLarge } from '../../components/basics/only.tsx';
import { ShelfHead } from '../../components/catalogue/shelf-head.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { PacketShelf, PacketType, ShelfPacket } from '../../services/packets/index.ts';
import { Filtered, type FilteredProps } from './filtered.tsx';
import { styled } from '../../theme/stitches.ts';
import { OwnBox } from './own-box.tsx';
import { Results } from './results.tsx';

const Goods = styled('div', { paddingBottom: '$7', '@md': { paddingTop: '$3' } });

export type PacketsScreenProps = { types: readonly PacketType[] } & (
  | ({ kind: 'all' } & FilteredProps)
  | { kind: 'popular'; packets: readonly ShelfPacket[] }
  | { kind: 'shelf'; shelf: PacketShelf; at: number }
);

/** Ready-made packets: all of them with a filter, one shelf of them, or what others choose. */
export function PacketsScreen(props: PacketsScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (props.kind === 'shelf') {
    const path = `/packets/${props.shelf.slug}`;
    return (
      <Frame
        types={props.types}
        current={props.shelf.slug}
        title={inLocale(props.shelf.name, locale)}
        crumb={inLocale(props.shelf.name, locale)}
        lead={inLocale(props.shelf.description, locale)}
        state="ready"
      >
        <Results
          page={{ state: 'ready', value: props.shelf.packets }}
          at={props.at}
          hrefOf={(page) => (page === 0 ? path : `${path}?page=${page + 1}`)}
        />
      </Frame>
    );
  }
  if (props.kind === 'popular') {
    return (
      <Frame
        types={props.types}
        current="popular"
        title={
          <Trans>
            En çok <em>seçilenler</em>
          </Trans>
        }
        crumb={t`Öne çıkanlar`}
        lead={<Trans>Nereden başlayacağını bilmiyorsan buradan. Beğendiğinin içini değiştirebilirsin.</Trans>}
        state={props.packets.length === 0 ? 'empty' : 'ready'}
      >
        <Results
          page={{
            state: 'ready',
            value: { items: [...props.packets], pageInfo: { page: 0, limit: 12, total: props.packets.length } },
          }}
          at={0}
          hrefOf={() => '/packets/popular'}
        />
      </Frame>
    );
  }
  return (
    <Frame
      types={props.types}
      current={null}
      title={
        <Trans>
          Hazır paketler, <em>iki döngülük</em>
        </Trans>
      }
      lead={<Trans>Akışını seç, fiyata bak, kutunun içini gör. Uymayan tarafını değiştirirsin.</Trans>}
      state={props.page.state}
    >
      <Filtered {...props} />
    </Frame>
  );
}

interface FrameProps {
  types: readonly PacketType[];
  /** Slug of the shelf that is shown; null for all packets. */
  current: string | null;
  title: ReactNode;
  /** Absent on the page of all packets. */
  crumb?: string;
  lead: ReactNode;
  state: string;
  children: ReactNode;
}

function Frame({ types, current, title, crumb, lead, state, children }: FrameProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shelves = (
    <nav aria-label={t`Paket rafları`}>
      <Chips row>
        <ChipLink href="/packets" isOn={current === null}>{t`Hepsi`}</ChipLink>
        <ChipLink href="/packets/popular" isOn={current === 'popular'}>{t`Öne çıkanlar`}</ChipLink>
        {types.map((type) => (
          <ChipLink key={type._id} href={`/packets/${type.slug}`} isOn={current === type.slug}>
            {inLocale(type.name, locale)}
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
  return (
    <div data-state={state}>
      <Container>
        <ShelfHead
          crumbs={[
            { label: t`Mağaza`, href: '/store' },
            ...(crumb === undefined
              ? [{ label: t`Paketler` }]
              : [{ label: t`Paketler`, href: '/packets' }, { label: crumb }]),
          ]}
          title={title}
          lead={lead}
        />
        {/* On a phone one row is enough: the filter has what the shelves have. */}
        {current === null ? <OnlyLarge>{shelves}</OnlyLarge> : shelves}
        <Goods>{children}</Goods>
        <OwnBox />
      </Container>
    </div>
  );
}
