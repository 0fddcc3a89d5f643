import { Note } from '../explorer.styles.ts';
import { moneyWords, type Money } from '../model/standing.ts';
import { useWords } from '../settings.tsx';

const tones = { notCharged: 'sage', charged: 'lilac', unknown: 'butter' } as const;

/** Whether money moved, in one sentence: read from the state, not from the screen. */
export function MoneySentence({ money }: { money: Money | null }) {
  const { t, language } = useWords();
  if (!money) return <Note>{t('noMoney')}</Note>;
  return (
    <Note tone={tones[money]} as="output" data-money={money}>
      <b>{moneyWords[money][language]}</b>
    </Note>
  );
}
