import { Panes, Tab } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

export type Pane = 'list' | 'chart' | 'screen';

export function PaneTabs({
  pane,
  onChoose,
  hasFlow,
}: {
  pane: Pane;
  onChoose: (pane: Pane) => void;
  hasFlow: boolean;
}) {
  const { t } = useWords();
  const names = { list: t('flows'), chart: t('chart'), screen: t('screen') };
  return (
    <Panes>
      {(['list', 'chart', 'screen'] as const).map((one) => (
        <Tab
          key={one}
          type="button"
          aria-pressed={pane === one}
          disabled={!hasFlow && one !== 'list'}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </Tab>
      ))}
    </Panes>
  );
}
