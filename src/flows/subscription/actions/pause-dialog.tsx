import { Trans } from '@lingui/react/macro';
import { addDays } from '../../../../domain/calendar/index.ts';
import type { Delivery, CustomerAction } from '../../../../machines/subscription/index.ts';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { useDays } from '../../../components/words/use-days.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

const pauses = [
  { weeks: 8, label: <Trans>2 ay</Trans> },
  { weeks: 17, label: <Trans>4 ay</Trans> },
  { weeks: 26, label: <Trans>6 ay</Trans> },
];

/** Pauses the subscription until a day, or until the customer resumes it. */
export function PauseDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { delivery, send, snapshot } = props;
  const days = useDays();
  const { action } = snapshot.context;
  const choose = (until: Extract<CustomerAction, { kind: 'pause' }>['until']) =>
    send({ type: 'action.choose', action: { kind: 'pause', until } });
  const isChosen = (until: string | null) => action?.kind === 'pause' && action.until === until;
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Aboneliğini <em>duraklat</em>
        </Trans>
      }
      action={<Trans>Aboneliği duraklat</Trans>}
    >
      <ChoiceGroup legend={<Trans>Ne zamana kadar?</Trans>}>
        <ChoiceCard
          name="until"
          label={<Trans>Ben sürdürene kadar</Trans>}
          detail={<Trans>Altı ay sonra sorarız; on iki ayda ses çıkmazsa abonelik biter.</Trans>}
          checked={isChosen(null)}
          onChange={() => choose(null)}
          data-autofocus=""
        />
        {pauses.map(({ weeks, label }) => {
          const until = addDays(delivery.orderDay, weeks * 7);
          return (
            <ChoiceCard
              key={weeks}
              name="until"
              label={label}
              detail={<Trans>{days(until)} gününe kadar; bir hafta önce haber veririz</Trans>}
              checked={isChosen(until)}
              onChange={() => choose(until)}
            />
          );
        })}
      </ChoiceGroup>
    </ActionDialog>
  );
}
