import { config, flows } from 'virtual:flows';
import { styled } from '../theme/stitches.ts';
import { Bar, Pill, Quiet } from '../explorer.styles.ts';
import { writePermalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';
import { flowDescription } from '../model/flow-description.ts';

const Cards = styled('ul', {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

const CardLink = styled('a', {
  display: 'grid',
  gap: '.4rem',
  alignContent: 'start',
  height: '100%',
  padding: '1.1rem 1.25rem',
  borderRadius: '$l',
  border: '1px solid $line',
  background: '$surface',
  textDecoration: 'none',
  '& b': { font: '600 1.25rem/1.25 $fonts$serif' },
  '& span': { color: '$ink2', fontSize: '$small' },
  '@hover': { '&:hover': { boxShadow: '$lift1' } },
});

const nowhere = { input: null, version: null, tokens: [], at: null };

/** The page before a flow is chosen: an introduction, a few walks to begin with, all flows. */
export function Welcome({ options }: { options: Record<string, string> }) {
  const { t, language } = useWords();
  return (
    <>
      <Quiet css={{ fontSize: '1.0625rem', maxWidth: '44rem' }}>{t('choose')}</Quiet>
      <Bar as="nav" aria-label={t('goStraight')}>
        <Quiet as="span">{t('goStraight')}:</Quiet>
        {config.highlights.map(({ flow, input, tokens, words }) => (
          <Pill
            as="a"
            tone="lilac"
            key={tokens.join()}
            href={writePermalink({ flow, input, version: null, tokens, at: null, options })}
            css={{ minHeight: '2.75rem', fontSize: '$small', textDecoration: 'none' }}
          >
            {words[language]}
          </Pill>
        ))}
      </Bar>
      <Cards>
        {flows.map(({ name }) => {
          const { title, text } = flowDescription(flows, name, language);
          return (
            <li key={name}>
              <CardLink href={writePermalink({ ...nowhere, flow: name, options })}>
                <b>{title}</b>
                <span>{text}</span>
                <Quiet as="code">{name}</Quiet>
              </CardLink>
            </li>
          );
        })}
      </Cards>
    </>
  );
}
