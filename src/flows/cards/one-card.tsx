import { Trans, useLingui } from '@lingui/react/macro';
import { expiresThisMonth } from '../../../domain/card/index.ts';
import type { CardRow, CardsEvent } from '../../../machines/cards/cards.machine.ts';
import { TextButton, TextLink } from '../../components/basics/app-link.tsx';
import { joinWords } from '../../components/words/join-words.ts';
import { Pill } from '../../components/basics/pill.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Below, Face } from './cards.styles.ts';

const schemes = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', troy: 'Troy', other: null };
const tints = ['lilac', 'sage', 'sand'] as const;

/** Alias, bank ("Halkbank") or scheme. */
function useCardName() {
  const { t } = useLingui();
  return ({ alias, bankName, brand }: CardRow) => alias || bankName || schemes[brand] || t`Kart`;
}

/** "Bonus •••• 0008", for use in a sentence. */
export function useCardTitle(): (card: CardRow) => string {
  const nameOf = useCardName();
  return (card) => `${nameOf(card)} •••• ${card.lastFourDigits}`;
}

interface OneCardProps {
  card: CardRow;
  index: number;
  send: (event: CardsEvent) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** A card, the subscriptions it pays for, and its actions. */
export function OneCard({ card, index, send, now }: OneCardProps) {
  const { t } = useLingui();
  const name = useCardName()(card);
  const title = useCardTitle()(card);
  const { _id: id, brand, lastFourDigits, cardHolderName, expireMonth, expireYear, isExpired, isPrimary } = card;
  const scheme = schemes[brand];
  const isEnding = expiresThisMonth({ month: Number(expireMonth), year: Number(expireYear) }, now());
  return (
    <section aria-labelledby={id}>
      <Face tint={tints[index % tints.length]}>
        <div>
          <h2 id={id}>
            {name}
            <VisuallyHidden> {lastFourDigits}</VisuallyHidden>
          </h2>
          {isExpired ? (
            <Pill tone="error">{t`Süresi doldu`}</Pill>
          ) : isEnding ? (
            <Pill tone="warning">{t`Bu ay bitiyor`}</Pill>
          ) : (
            isPrimary && <Pill>{t`Ana kart`}</Pill>
          )}
        </div>
        <p>•••• {lastFourDigits}</p>
        <div>
          <span>{cardHolderName}</span>
          <span>
            {scheme && scheme !== name && <>{scheme} · </>}
            {expireMonth}/{expireYear.slice(-2)}
          </span>
        </div>
      </Face>
      <Below>
        {isPrimary && (isExpired || isEnding) && (
          <Text size="small" quiet>
            <Trans>Ana kartın.</Trans>
          </Text>
        )}
        <PaidWith card={card} />
        <Row gap={4}>
          {!isPrimary && !isExpired && (
            <TextButton
              type="button"
              onClick={() => send({ type: 'row.makePrimary', id })}
              aria-label={t`Ana kart yap: ${title}`}
            >
              <Trans>Ana kart yap</Trans>
            </TextButton>
          )}
          {!card.isInUse && (
            <TextButton type="button" onClick={() => send({ type: 'row.delete', id })} aria-label={t`Sil: ${title}`}>
              <Trans>Sil</Trans>
            </TextButton>
          )}
        </Row>
      </Below>
    </section>
  );
}

function PaidWith({ card: { isInUse, subscriptions } }: { card: CardRow }) {
  const locale = useLocale();
  const names = joinWords(
    subscriptions.map(({ name }) => name),
    locale,
  );
  return (
    <Text size="small" quiet={!isInUse}>
      {!isInUse ? (
        <Trans>Hiçbir aboneliğine bağlı değil.</Trans>
      ) : (
        <>
          {names === '' ? (
            <Trans>Bir aboneliğin bu karttan ödeniyor.</Trans>
          ) : (
            <Trans>{names} bu karttan ödeniyor.</Trans>
          )}{' '}
          <Trans>
            Silmek için önce aboneliğine başka bir kart seç. <TextLink href="/account">Aboneliğime git</TextLink>
          </Trans>
        </>
      )}
    </Text>
  );
}
