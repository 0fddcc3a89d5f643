import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { IconButton, ButtonLink } from '../../components/basics/button.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { PauseIcon, icon } from '../../components/basics/icons.tsx';
import { Display } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';
import { useCarousel } from './use-carousel.ts';

const PlayIcon = icon('M8 5.5v13l10.5-6.5Z');

const Frame = styled('section', { position: 'relative' });

const Track = styled('ul', {
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '& > li': {
    flex: '0 0 100%',
    minWidth: 0,
    display: 'grid',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    scrollMarginTop: '6rem',
  },
});

const Controls = styled('div', {
  position: 'absolute',
  zIndex: 2,
  bottom: '-.3rem',
  // The first dot, not the space around it, is aligned with the words of a Hero.
  left: 'calc(clamp(.5rem,1.6vw,1.25rem) + 1rem)',
  '@md': { bottom: '.5rem', left: 'calc(clamp(.5rem,1.6vw,1.25rem) + clamp(2rem,5.2vw,5rem) - .5rem)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: '$ink',
  '& a': { display: 'grid', placeItems: 'center', width: '$target', height: '$target' },
  '& a::before': {
    content: '""',
    width: '1.1rem',
    height: '.3rem',
    borderRadius: '$full',
    background: '$trace',
    transition: 'background-color $calm',
  },
  '& a[aria-current]::before': { background: 'currentColor', width: '1.75rem' },
  '& a:focus-visible': { borderRadius: '$s', outlineOffset: '-2px' },
  // The last scene has a dark floor in every light.
  '&:has(a:nth-of-type(5)[aria-current])': {
    color: '#fff3e8',
    '& a::before': { background: 'currentColor', opacity: 0.55 },
  },
  '&:has(a:nth-of-type(5)) a[aria-current]::before': { opacity: 1 },
});

/** Five slides side by side: swiped, scrolled or followed by link without scripts; with scripts they turn alone. */
export function Slides() {
  const { t } = useLingui();
  const id = useId().replaceAll(/\W/g, '');
  const slides = useSlides();
  const { track, shown, isReady, isPlaying, show, togglePlaying, pauseWhile } = useCarousel(slides.length);
  return (
    <Frame
      aria-roledescription={t`slayt gösterisi`}
      aria-label={t`Vitrin`}
      data-state={isPlaying ? 'playing' : 'paused'}
      {...pauseWhile}
    >
      <Track ref={track} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map((slide) => (
          <li key={slide.key} id={`${id}-${slide.key}`}>
            {slide.room}
          </li>
        ))}
      </Track>
      <Controls>
        {slides.map((slide, nth) => (
          <a
            key={slide.key}
            href={`#${id}-${slide.key}`}
            aria-label={t`Slayt ${nth + 1}: ${slide.name}`}
            aria-current={nth === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(nth);
            }}
          />
        ))}
        {isReady && (
          <IconButton aria-label={isPlaying ? t`Slaytları durdur` : t`Slaytları oynat`} onClick={togglePlaying}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        )}
      </Controls>
    </Frame>
  );
}

function useSlides() {
  const { t } = useLingui();
  return [
    {
      key: 'brand-new',
      name: t`Kutunu kendin kur`,
      room: (
        <Hero
          scene="new-packet"
          tone="lilac"
          priority
          tag={<Trans>Yeni: kutunu kendin kur</Trans>}
          heading={
            <Display>
              <Trans>
                Döngün sana özgü. <em>Kutun da öyle.</em>
              </Trans>
            </Display>
          }
          actions={
            <>
              <ButtonLink look="main" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
              <ButtonLink href="/packets">{t`Hazır paketler`}</ButtonLink>
            </>
          }
        >
          <Trans>
            Kaç ped, kaç tampon, hangi akışa? Sen seç, biz hazırlayalım. İki döngüde bir kapında; istemediğinde atla,
            istediğin gün bitir.
          </Trans>
        </Hero>
      ),
    },
    {
      key: 'back-to-school',
      name: t`Okula dönüş`,
      room: (
        <Hero
          scene="back-to-school"
          tone="butter"
          tag={<Trans>Okula dönüş</Trans>}
          heading={
            <Display as="h2">
              <Trans>
                Defter, kalem, <em>bir de ped.</em>
              </Trans>
            </Display>
          }
          actions={<ButtonLink look="main" href="/packets/low-intensity">{t`Hafif akış paketleri`}</ButtonLink>}
        >
          <Trans>
            Küçük boylar, kalemliğe sığan sargılar. Teneffüste kimseden istemek zorunda kalma; isteyene de ver.
          </Trans>
        </Hero>
      ),
    },
    {
      key: 'subs',
      name: t`Abonelik`,
      room: (
        <Hero
          scene="subs"
          tone="sage"
          tag={<Trans>Abonelik</Trans>}
          heading={
            <Display as="h2">
              <Trans>
                Bitmeden gelir. <em>Gerekmezse gelmez.</em>
              </Trans>
            </Display>
          }
          actions={<ButtonLink look="main" href="/packets">{t`Paketini seç`}</ButtonLink>}
        >
          <Trans>
            8 haftada bir, tek seferlikten ucuza. Bu sefer gerek yoksa atla, tarihi kaydır ya da bitir. Nedenini
            söylemen gerekmez.
          </Trans>
        </Hero>
      ),
    },
    {
      key: 'family-code',
      name: t`Aile kodu`,
      room: (
        <Hero
          scene="family-code"
          tone="blush"
          tag={<Trans>Aile kodu</Trans>}
          heading={
            <Display as="h2">
              <Trans>
                Bir kod, <em>bütün ev.</em>
              </Trans>
            </Display>
          }
          actions={<ButtonLink look="main" href="/know-us/family-code">{t`Nasıl işlediğine bak`}</ButtonLink>}
        >
          <Trans>
            Annen, ablan, en yakın arkadaşın. Hesabını açınca bir aile kodun olur; ilk siparişini kodunla veren
            indirimli alır, başka evde yaşıyorsa senin bakiyene de bir şeyler eklenir.
          </Trans>
        </Hero>
      ),
    },
    {
      key: 'heating-patch',
      name: t`Isı bandı`,
      room: (
        <Hero
          scene="heating-patch"
          tone="ember"
          tag={<Trans>Isı bandı</Trans>}
          heading={
            <Display as="h2">
              <Trans>
                Sıcak tut. <em>Ağrı biraz sussun.</em>
              </Trans>
            </Display>
          }
          actions={<ButtonLink look="main" href="/product/heating-patch">{t`Isı bandına bak`}</ButtonLink>}
        >
          <Trans>
            Çamaşırının üstüne yapıştır, birkaç dakikada ısınsın. Kablo yok, su torbası yok; derste de giyilir, otobüste
            de.
          </Trans>
        </Hero>
      ),
    },
  ];
}
