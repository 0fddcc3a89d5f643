import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import type { RecurringJob } from './jobs/jobs.ts';
import type { PersonalData } from './personal-data/personal-data.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- handlers of all documents are kept in one list; each is typed by Service<operations> where it is written
export type AnyHandlers = Record<string, (request: any, reply: any) => Promise<unknown>>;

/** An interface that one module provides to others, found in their context under `name`. */
export type Port<Given extends object> = {
  readonly name: string;
  isIn(context: object): context is Given;
};

export type AnyPort = Port<object>;

/** `definePort<{ payments: PaymentsPort }>('payments')`: exported by the providing or by the needing module. */
export const definePort = <Given extends object>(name: keyof Given & string): Port<Given> => ({
  name,
  isIn: (context): context is Given => name in context,
});

/** The values of a list of ports, as one object. */
type GivenBy<Ports extends readonly AnyPort[]> = Ports extends readonly [
  Port<infer First>,
  ...infer Rest extends readonly AnyPort[],
]
  ? First & GivenBy<Rest>
  : object;

type ModuleFacts = {
  name: string;
  /** Seeds with a lower order run first; default 50. */
  seedOrder?: number;
};

/** The parts of a built module. */
export type ModuleParts = {
  /** One handler per operationId. Annotate them as Service<operations>. */
  handlers?: AnyHandlers;
  /** Routes outside the contract (a bank's callback, an image), at the root of the server, not below /api. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
  jobs?: RecurringJob[];
  /** Metrics of the module's tables; read on request. */
  gauges?: Gauge[];
  /** What happens to the module's tables when an account is closed, and the customer's copy of their data. */
  personalData?: PersonalData;
  /** Seeds the module's data in an empty database; does nothing when it is there already. */
  seed?: () => Promise<void>;
};

export type Gauge = {
  /** Name in Prometheus' spelling, with its unit: `mercan_outbox_oldest_seconds`. */
  name: string;
  help: string;
  labels: readonly string[];
  read: () => Promise<{ labels: Record<string, string>; value: number }[]>;
};

type Built<Provides extends readonly AnyPort[]> = Provides extends readonly []
  ? ModuleParts
  : ModuleParts & { ports: GivenBy<Provides> };

/** One module of the server, as `assembleModules` takes it. */
export type ServerModule = ModuleFacts & {
  needs: readonly AnyPort[];
  provides: readonly AnyPort[];
  build: (context: AppContext) => ModuleParts & { ports?: object };
};

const isGiven = <Needs extends readonly AnyPort[]>(
  context: AppContext,
  needs: readonly AnyPort[],
): context is AppContext<GivenBy<Needs>> => needs.every((port) => port.isIn(context));

/**
 * Declares a module. `build` runs once, after every module that provides one of its `needs`; its context contains the
 * platform and those ports. It answers the ports of `provides` and the module's other parts.
 */
export function defineModule<
  const Needs extends readonly AnyPort[] = [],
  const Provides extends readonly AnyPort[] = [],
>({
  needs,
  provides,
  build,
  ...facts
}: ModuleFacts & {
  needs?: Needs;
  provides?: Provides;
  build: (context: AppContext<GivenBy<Needs>>) => Built<Provides>;
}): ServerModule {
  return {
    ...facts,
    needs: needs ?? [],
    provides: provides ?? [],
    build(context) {
      if (!isGiven<Needs>(context, needs ?? [])) throw new Error(`${facts.name} was not given what it needs.`);
      return build(context);
    },
  };
}
