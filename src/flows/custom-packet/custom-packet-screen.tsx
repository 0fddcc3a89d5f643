import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Localized } from '../../../domain/locale/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { PACKABLE_TYPES } from '../../../domain/product/index.ts';
import type { CustomPacketEvent, PacketShelf } from '../../../machines/custom-packet/index.ts';
import { packedPacket } from '../../../machines/custom-packet/index.ts';
import { needsApp } from '../../alive/index.ts';
import { BoxPanel } from '../../components/catalogue/box-panel.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { SplitGrid } from '../../components/basics/grid.tsx';
import { Drawer } from '../../components/dialogs/modal.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { OnlyLarge } from '../../components/basics/only.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { BoxBar } from './box/box-bar.tsx';
import { BoxSummary } from './box/box-summary.tsx';
import type { CustomPacketSnapshot } from './box/custom-packet.types.ts';
import { CustomiseModal } from './customise-modal.tsx';
import { TypeShelf } from './box/type-shelf.tsx';

export interface CustomPacketScreenProps {
  shelves: readonly PacketShelf[];
  /** Ready-made packets to begin with. */
  starters: readonly ShelfPacket[];
  snapshot: CustomPacketSnapshot;
  send: (event: CustomPacketEvent) => void;
  /** Name of the packet in the cart that this one replaces. */
  replacing: Localized | null;
}

/** Composes a custom packet: steppers on the left, the box and its price always visible. */
export function CustomPacketScreen({ shelves, starters, snapshot, send, replacing }: CustomPacketScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const replaced = replacing && inLocale(replacing, locale);

  const startWith = (slug: string): void => {
    setLeft(packedPacket(snapshot.context)?.slug ?? null);
    send({ type: 'packet.load', slug });
    setChoosing(false);
  };

  return (
    <div data-state={snapshot.value}>
      <Container>
        <Breadcrumb items={[{ label: t`Mağaza`, href: '/store' }, { label: t`Kutunu kur` }]} />
        <SplitGrid split="even">
          <Stack gap={7}>
            <Stack gap={4} align="start">
              <h1>
                {replacing ? (
                  <Trans>
                    Kutunu <em>değiştir</em>
                  </Trans>
                ) : (
                  <Trans>
                    Kutunu <em>kendin kur</em>
                  </Trans>
                )}
              </h1>
              <Lead>
                <Trans>
                  İki döngülük düşün: günde kaç tane, kaç gün? Sen artırdıkça kutu dolar, fiyat değişir. Yarım kutu yok;
                  sayılar kutu boylarına göre atlar.
                </Trans>
              </Lead>
              {replaced !== null && (
                <Notice tone="info">
                  <Trans>Sepetindeki “{replaced}”, kaydedince bununla değişir.</Trans>
                </Notice>
              )}
              {starters.length > 0 && (
                <Button size="small" onClick={() => setChoosing(true)} {...needsApp}>
                  {t`Hazır bir paketten başla`}
                </Button>
              )}
              {left !== null && (
                <Notice tone="success" aria-live="polite">
                  <Trans>Paket kutunda. Şimdi artır, azalt, çıkar.</Trans>{' '}
                  <Button
                    size="small"
                    onClick={() => {
                      send({ type: 'packet.load', slug: left });
                      setLeft(null);
                    }}
                  >
                    {t`Önceki kutuma dön`}
                  </Button>
                </Notice>
              )}
            </Stack>
            {PACKABLE_TYPES.map((type) => (
              <TypeShelf
                key={type}
                type={type}
                shelves={shelves.filter((shelf) => shelf.type === type)}
                snapshot={snapshot}
                send={send}
              />
            ))}
          </Stack>
          <OnlyLarge css={{ alignSelf: 'stretch' }}>
            <BoxPanel>
              <BoxSummary id="panel" snapshot={snapshot} send={send} on="sand" />
            </BoxPanel>
          </OnlyLarge>
        </SplitGrid>
      </Container>
      <BoxBar snapshot={snapshot} send={send} onOpen={() => setSheetOpen(true)} />
      <Drawer
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={<Trans>Kutun</Trans>}
        state={snapshot.value}
      >
        <Stack gap={4} css={{ '& > svg': { maxHeight: '42dvh' } }}>
          <BoxSummary id="sheet" snapshot={snapshot} send={send} on="page" />
        </Stack>
      </Drawer>
      <CustomiseModal
        open={isChoosing}
        starters={starters}
        isEmpty={snapshot.value === 'empty'}
        onStart={startWith}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
