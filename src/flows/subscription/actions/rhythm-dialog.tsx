import { Plural, Trans } from '@lingui/react/macro';
import { INTERVALS } from '../../../../domain/subscription/index.ts';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Changes how often a box comes. Its contents stay. */
export function RhythmDialog(props: SubscriptionPartProps) {
  const { view, send, snapshot } = props;
  const { action } = snapshot.context;
  const chosen = action?.kind === 'changeRhythm' ? action.intervalDays : view.intervalDays;
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          {view.name} <em>ne sıklıkla gelsin?</em>
        </Trans>
      }
      action={<Plural value={chosen / 7} one="# haftada bir gelsin" other="# haftada bir gelsin" />}
    >
      <ChoiceGroup legend={<Trans>Sıklık</Trans>}>
        {INTERVALS.map((intervalDays) => (
          <ChoiceCard
            key={intervalDays}
            name="rhythm"
            label={<Plural value={intervalDays / 7} one="# haftada bir" other="# haftada bir" />}
            detail={intervalDays === view.intervalDays && <Trans>Şimdiki sıklık</Trans>}
            checked={chosen === intervalDays}
            onChange={() => send({ type: 'action.choose', action: { kind: 'changeRhythm', intervalDays } })}
            {...(chosen === intervalDays && { 'data-autofocus': '' })}
          />
        ))}
      </ChoiceGroup>
    </ActionDialog>
  );
}
