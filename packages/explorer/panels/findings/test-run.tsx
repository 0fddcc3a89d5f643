import { Note, Quiet } from '../../explorer.styles.ts';
import type { RunData } from '../../overlays/run-data.ts';
import { useWords } from '../../settings.tsx';

function useMoment() {
  const { language } = useWords();
  const format = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (at: string) => format.format(new Date(at));
}

/** When tests last ran, in words. */
export function useRunAt() {
  const { t } = useWords();
  const moment = useMoment();
  return ({ at, isFromHere }: { at: string; isFromHere?: true }) =>
    isFromHere ? t('checkedHere') : `${t('runAt')} ${moment(at)}`;
}

/** Notes that this site shows the reports it was built with, which are not renewed; nothing where it has none. */
export function Kept({ runs: { keptAt, model, screens, server } }: { runs: RunData }) {
  const { t } = useWords();
  const moment = useMoment();
  const isEmpty = (model === null || model.isFromHere) && screens === null && server === null;
  if (!keptAt || isEmpty) return null;
  return (
    <Quiet data-kept={keptAt}>
      {t('keptSince')} {moment(keptAt)}. {t('keptNote')} <code>npm run explorer:build</code>
    </Quiet>
  );
}

/** Why a flow has no findings. */
export const Problem = ({ children }: { children: string }) => (
  <Note tone="coral" role="alert">
    <b aria-hidden="true">✗ </b>
    {children}
  </Note>
);

/** What is left to do, one line each; a success note when there is nothing. */
export function Outcome({ title, items }: { title: string; items: readonly string[] }) {
  const { t } = useWords();
  if (items.length === 0) {
    return (
      <Note tone="sage">
        {title} {t('none')}
      </Note>
    );
  }
  return (
    <Note as="div" tone="coral">
      <b>
        {title} {items.length}
      </b>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Note>
  );
}
