import { Note } from '../explorer.styles.ts';
import { moneyWords, type Money } from '../model/standing.ts';
import { useWords } from '../settings.tsx';

const tones = { notCharged: 'sage', charged: 'lilac', unknown: 'butter' } as const;

interface MoneySentenceProps {
  money: Money | null;
  /** What the real screen says of the money in this very standing; null while it says nothing. */
  screen: Money | null;
  /** What the flow handed over at its end. */
  output: unknown;
}

/** Whether money moved, in one sentence: read from the state. Where the real screen says otherwise, that is said too. */
export function MoneySentence({ money, screen, output }: MoneySentenceProps) {
  const { t, language } = useWords();
  if (!money) return <Note>{t('noMoney')}</Note>;
  return (
    <>
      <Note tone={tones[money]} as="output" data-money={money}>
        <b>{moneyWords[money][language]}</b>
      </Note>
      {screen !== null && screen !== money && (
        <Note tone="coral" role="alert" data-disagrees={screen} style={{ overflowWrap: 'anywhere' }}>
          <b>
            {t('saysOtherwise')} {moneyWords[screen][language]}
          </b>{' '}
          {output !== undefined && (
            <>
              {t('whyOtherwise')} <code>{JSON.stringify(output)}</code>.{' '}
            </>
          )}
          {t('thenBroken')}
        </Note>
      )}
    </>
  );
}
