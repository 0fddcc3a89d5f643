import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatLiveCounter, liveCounter, untilNextCount } from '../../../domain/calendar/index.ts';
import { PLAIN_PARCEL } from '../../../domain/delivery/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { BagIcon, SkipIcon, TruckIcon } from '../../components/basics/icons.tsx';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1.75rem',
  paddingBlock: '2.5rem',
  '@lg': { gridTemplateColumns: 'auto minmax(0,1fr)', gap: '4rem', alignItems: 'center', paddingBlock: '3.5rem' },
});

const Counter = styled('div', {
  display: 'grid',
  gap: '.15rem',
  '& b': {
    font: '460 min(20vw,clamp(3rem,2.2rem + 3.4vw,4.75rem))/1 $fonts$serif',
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& p': { display: 'flex', alignItems: 'center', gap: '$2' },
});

const Dot = styled('span', {
  width: '.55rem',
  height: '.55rem',
  flex: 'none',
  borderRadius: '50%',
  background: '$coral',
  boxShadow: '0 0 0 4px $colors$coralSoft',
});

const Benefits = styled('ul', {
  display: 'grid',
  gap: '1.1rem',
  '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: '2rem' },
  '& li': { display: 'grid', gridTemplateColumns: '1.5rem minmax(0,1fr)', gap: '.2rem .75rem', alignContent: 'start' },
  '& svg': { color: '$coralText' },
  '& b': { fontWeight: 600 },
  '& span': { gridColumn: 2, color: '$ink2', fontSize: '$small', lineHeight: 1.45 },
});

/** The live counter and three benefits. */
export function Facts({ counted }: { counted: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Frame aria-label={t`Kısaca biz`}>
      <LiveCounter counted={counted} />
      <Benefits>
        <li>
          <SkipIcon />
          <b>
            <Trans>Atlamak iki dokunuş</Trans>
          </b>
          <span>
            <Trans>Bitirmek de öyle. Nedenini söylemen gerekmez.</Trans>
          </span>
        </li>
        <li>
          <TruckIcon />
          <b>
            <Trans>Kargo bizden</Trans>
          </b>
          <span>
            <Trans>Tutar fark etmez, Türkiye’nin her yerine.</Trans>
          </span>
        </li>
        <li>
          <BagIcon />
          <b>{inLocale(PLAIN_PARCEL.title, locale)}</b>
          <span>{inLocale(PLAIN_PARCEL.outside, locale)}</span>
        </li>
      </Benefits>
    </Frame>
  );
}

/** Begins with the server's number, so that hydration agrees, and then counts on. Spec §9. */
function LiveCounter({ counted }: { counted: number }) {
  const [count, setCount] = useState(counted);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = Date.now();
      setCount(liveCounter(now));
      timer = setTimeout(follow, untilNextCount(now));
    };
    follow();
    return () => clearTimeout(timer);
  }, []);

  return (
    <Counter>
      <b>{formatLiveCounter(count)}</b>
      <p>
        <Dot aria-hidden="true" />
        <Trans>kutu bugüne kadar yola çıktı, tahminimizce</Trans>
      </p>
    </Counter>
  );
}
