import { Trans, useLingui } from '@lingui/react/macro';
import { type SkipReason, skipReasons } from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Skips one box or several; the reason is optional. */
export function SkipDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot } = props;
  const { t } = useLingui();
  const nameOf = useDeliveryName();
  const later = view.deliveries.filter(({ cycle, state }) => cycle > delivery.cycle && state === 'planned');
  // A locked delivery is cancelled alone.
  const several = delivery.state === 'planned' ? later.slice(1, 3) : [];
  const { action, because } = snapshot.context;
  const reason = because?.reasonId ?? null;
  const chosen = action?.kind === 'skipTo' ? action.day : action?.kind === 'skip' ? 'one' : null;
  const words: Record<SkipReason, string> = {
    HAVE_ENOUGH: t`Elimde var`,
    AWAY: t`Evde değilim`,
    NO_PERIOD: t`Regl olmuyorum`,
    BUDGET: t`Bütçem dar`,
    OTHER: t`Başka`,
  };
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          {nameOf(delivery)} kutusunu <em>atlarsan</em>
        </Trans>
      }
      action={<Trans>{nameOf(delivery)} kutusunu atla</Trans>}
      because={() => (reason === null ? null : because)}
      reasons={
        <ChoiceGroup legend={<Trans>Neden? (isteğe bağlı)</Trans>}>
          <Row>
            {skipReasons.map((code) => (
              <Button
                key={code}
                size="small"
                look={reason === code ? 'ink' : 'line'}
                aria-pressed={reason === code}
                onClick={() =>
                  send({ type: 'action.write', because: { reasonId: reason === code ? null : code, note: '' } })
                }
              >
                {words[code]}
              </Button>
            ))}
          </Row>
        </ChoiceGroup>
      }
    >
      <ChoiceGroup legend={<Trans>Ne kadar atlansın?</Trans>}>
        <ChoiceCard
          name="until"
          label={<Trans>Bir kutu</Trans>}
          detail={later[0] && <Trans>Sıradaki: {nameOf(later[0])}</Trans>}
          checked={chosen === 'one'}
          onChange={() => send({ type: 'action.choose', action: { kind: 'skip' } })}
          data-autofocus=""
        />
        {several.map((one, index) => (
          <ChoiceCard
            key={one.cycle}
            name="until"
            label={index === 0 ? <Trans>İki kutu</Trans> : <Trans>Üç kutu</Trans>}
            detail={<Trans>Sıradaki: {nameOf(one)}</Trans>}
            checked={chosen === one.orderDay}
            onChange={() => send({ type: 'action.choose', action: { kind: 'skipTo', day: one.orderDay } })}
          />
        ))}
      </ChoiceGroup>
    </ActionDialog>
  );
}
