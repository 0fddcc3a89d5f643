import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Flow } from '../../components/pictures/drops.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { contentsInWords, flowOfPacket } from '../../components/catalogue/packets/packet-words.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0,1fr)',
    gap: '$2 $4',
    alignItems: 'center',
    padding: '$3',
    borderRadius: '$l',
    background: '$surface',
    boxShadow: 'inset 0 0 0 1.5px $colors$line',
    '@sm': { gridTemplateColumns: '5.5rem minmax(0,1fr) auto' },
  },
  '& h3': { fontSize: '1.125rem' },
  '& p': { fontSize: '$small', color: '$ink2', lineHeight: 1.4 },
  '& button': { '@upToSm': { gridColumn: '1 / -1' } },
});

interface CustomiseModalProps {
  open: boolean;
  starters: readonly ShelfPacket[];
  isEmpty: boolean;
  onStart: (slug: string) => void;
  onClose: () => void;
}

/** Dialog that starts from a ready-made packet, to change it. */
export function CustomiseModal({ open, starters, isEmpty, onStart, onClose }: CustomiseModalProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Hangisinden başlayalım?</Trans>}>
      <Stack gap={4}>
        <Text quiet>
          {isEmpty ? (
            <Trans>Paketin içindekiler kutuna gelir, sonra dilediğin gibi değiştirirsin.</Trans>
          ) : (
            <Trans>Seçtiğin paket kutundakilerin yerine geçer; istersen sonra önceki kutuna dönersin.</Trans>
          )}{' '}
          <Trans>Hazır paketlerin kendi indirimi vardır; içini değiştirince fiyat kutuların toplamı olur.</Trans>
        </Text>
        <List>
          {starters.map((packet) => {
            const name = inLocale(packet.name, locale);
            return (
              <li key={packet._id}>
                <Picture src={packet.image} alt="" width={88} height={88} />
                <div>
                  <h3>{name}</h3>
                  <Flow level={flowOfPacket(packet.intensity)} quiet />
                  <p>{contentsInWords(packet.summary, locale).join(', ')}</p>
                </div>
                <Button size="small" look="soft" onClick={() => onStart(packet.slug)} aria-label={t`${name} ile başla`}>
                  {t`Bununla başla`}
                </Button>
              </li>
            );
          })}
        </List>
      </Stack>
    </Dialog>
  );
}
