import { useEffect, useRef } from 'react';
import type { AnyFlowSpec } from 'model-testing';
import { styled } from '../../theme/stitches.ts';
import { Bar, EventButton, Note, Quiet } from '../../explorer.styles.ts';
import { eventWords, kindOf, type EventKind } from '../../model/event-token.ts';
import type { Offer } from '../../model/walk.ts';
import { useWords } from '../../settings.tsx';

interface NowProps {
  spec: AnyFlowSpec;
  offers: readonly Offer[];
  isOver: boolean;
  onChoose: (token: string) => void;
  /** Whether the names in the code are shown, too. */
  inCode: boolean;
}

/** The actor of each event is beside the buttons where there is room for both. */
const Row = styled('div', {
  display: 'grid',
  gap: '.3rem .75rem',
  alignItems: 'baseline',
  '@sm': { gridTemplateColumns: '7rem minmax(0,1fr)' },
  '@lg': { gridTemplateColumns: 'minmax(0,1fr)' },
});

const kinds: readonly EventKind[] = ['shopper', 'service', 'time'];

/** Buttons for all possible events: the shopper's, answers of services, and timers. */
export function Now({ spec, offers, isOver, onChoose, inCode }: NowProps) {
  const { t, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    // The pressed button may be gone: the focus moves to the heading.
    if (hasChosen.current && document.activeElement === document.body) heading.current?.focus();
    hasChosen.current = false;
  });
  const title = (
    <h2 ref={heading} tabIndex={-1} style={{ fontSize: '1.25rem' }}>
      {t('now')}
    </h2>
  );
  if (isOver) {
    return (
      <>
        {title}
        <Note tone="lilac">{t('ended')}</Note>
      </>
    );
  }
  const hasRefused = offers.some(({ isPossible }) => !isPossible);
  return (
    <>
      {title}
      {kinds.map((kind) => {
        const ofKind = offers.filter(({ event }) => kindOf(event) === kind);
        if (ofKind.length === 0) return null;
        return (
          <Row key={kind} as="section" aria-label={t(kind)}>
            <Quiet>{t(kind)}</Quiet>
            <Bar css={{ gap: '.5rem' }}>
              {ofKind
                .toSorted((one, other) => Number(other.isPossible) - Number(one.isPossible))
                .map(({ event, token, isPossible }) => (
                  <EventButton
                    key={token}
                    type="button"
                    kind={kind}
                    refused={!isPossible}
                    disabled={!isPossible}
                    data-token={token}
                    title={token}
                    onClick={() => {
                      hasChosen.current = true;
                      onChoose(token);
                    }}
                  >
                    {eventWords(spec, event, language)}
                    {inCode && <code>{token.length > 40 ? `${token.slice(0, 39)}…` : token}</code>}
                  </EventButton>
                ))}
            </Bar>
          </Row>
        );
      })}
      {hasRefused && <Quiet>{t('refusedNote')}</Quiet>}
    </>
  );
}
