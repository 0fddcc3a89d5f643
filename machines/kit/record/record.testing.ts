import type { AnyStateMachine } from 'xstate';
import type { Invariant, StepPromise } from 'model-testing';
import { invalid, rejected } from '../../../domain/failure/index.ts';
import type { FlowCopy } from '../copy.types.ts';
import { defineFlow } from '../define-flow.testing.ts';
import { failures } from '../lexicon.ts';
import { type Changes, promisesOf } from './record.promises.ts';
import {
  type Draft,
  type Held,
  type Machine,
  recordRules,
  samplePassword,
  type Snapshot,
  type Step,
} from './record.rules.ts';

/**
 * A record flow with its samples: `held` as it is read, `newer` as another device left it, `changed` after the first
 * change. Its own `rules` and `promises` stand beside those of every record.
 */
export function recordSpec<Own extends AnyStateMachine>(
  machine: Own,
  samples: {
    name: string;
    copy: FlowCopy;
    held: object;
    newer: object;
    changed: object;
    changes: Changes;
    refusedField: string;
    rules?: readonly Invariant<Own>[];
    promises?: readonly StepPromise<Own>[];
  },
) {
  const { name, copy, held, newer, changed, changes, refusedField, rules = [], promises = [] } = samples;
  const hasPassword = changes.secret !== undefined;
  return defineFlow(machine as unknown as Machine, {
    name,
    copy: copy as FlowCopy<Machine>,
    inputs: { opened: undefined },
    events: {
      'draft.change': Object.values(changes).map((change: object) => ({ change: change as Partial<Draft> })),
      'password.give': [{ password: samplePassword }],
    },
    outcomes: {
      read: {
        done: {
          held: held as Held,
          newer: newer as Held,
          anothers: { ...(held as Held), _id: 'of another customer' },
        },
        failed: failures('offline', 'sessionOver'),
      },
      save: {
        done: { saved: changed as Held },
        failed: {
          ...failures('offline', 'unavailable', 'sessionOver', 'changedElsewhere'),
          invalid: invalid([{ field: refusedField, code: 'invalid' }]),
          ...(hasPassword ? { wrongPassword: rejected({ code: 'WRONG_PASSWORD' }) } : {}),
        },
      },
      check: {
        done: { saved: changed as Held, unsaved: held as Held, newer: newer as Held },
        failed: failures('offline', 'sessionOver'),
      },
      compare: { done: { newer: newer as Held, mine: changed as Held }, failed: failures('offline', 'sessionOver') },
    },
    project: ({ context: { held: read, draft, theirs, errors, failure } }: Snapshot) => ({
      read: read && [read._id, read.version],
      draft,
      theirs: theirs?.version ?? null,
      errors: errors.map(({ field }) => field),
      failure: failure?.code ?? null,
    }),
    tags: {
      busy: ['reading', 'saving', 'checking', 'conflicted.reading'],
      form: ['editing', ...(hasPassword ? ['confirming'] : []), 'saved', 'conflicted.comparing'],
    },
    invariants: [...recordRules, ...(rules as readonly Invariant<Machine>[])],
    promises: [...promisesOf(changes), ...(promises as unknown as readonly Step[])],
  });
}
