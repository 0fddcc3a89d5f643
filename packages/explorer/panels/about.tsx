import { Quiet } from '../explorer.styles.ts';
import { describe, statePathOf } from '../model/state-path.ts';
import { useWords } from '../settings.tsx';
import { Share, type ShareProps } from '../share/share.tsx';
import { ContextView } from './state/context-view.tsx';

/** The current state of the walk: its sentence, its context, and ways to share it. */
export function About(props: ShareProps) {
  const { language } = useWords();
  const { snapshot } = props.walk.steps[props.at]!.visit;
  return (
    <>
      <Quiet data-description="">{describe(props.spec, snapshot, language).join(' ')}</Quiet>
      <ContextView snapshot={snapshot} statePath={statePathOf(snapshot)} />
      <Share {...props} />
    </>
  );
}
