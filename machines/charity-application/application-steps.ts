import { LOCATION_LEVELS, type LocationLevel, parentLevelOf } from '../../domain/address/index.ts';
import {
  APPLICATION_STEPS,
  type ApplicationField,
  type ApplicationStep,
  validateApplicationStep,
} from '../../domain/charity/index.ts';
import type { FieldError } from '../../domain/failure/index.ts';
import type { ApplicationContext } from './charity-application.types.ts';

/** Levels whose parent is chosen but has nothing below it: they are not required. */
export const emptyLevels = ({ draft, lists }: ApplicationContext): LocationLevel[] =>
  LOCATION_LEVELS.filter((level) => {
    const parent = parentLevelOf(level);
    return parent !== null && draft.location[parent] !== null && lists[level].length === 0;
  });

export const errorsOfStep = (context: ApplicationContext, step: ApplicationStep) =>
  validateApplicationStep(context.draft, step, emptyLevels(context));

/** The first step that is not complete; null if all are. */
export const incompleteStep = (context: ApplicationContext): ApplicationStep | null =>
  APPLICATION_STEPS.find((step) => errorsOfStep(context, step).length > 0) ?? null;

const fieldsOfSteps: Readonly<Record<ApplicationStep, readonly ApplicationField[]>> = {
  type: ['applicationType'],
  contact: ['corporationName', 'firstName', 'lastName', 'email', 'phone'],
  need: ['recipient', 'quantity'],
  detail: ['requestDetail'],
  address: [...LOCATION_LEVELS, 'line'],
  files: [],
  summary: [],
};

/** "account.phone.number" and "address.location._city" of the contract are `phone` and `city` of the form. */
const fieldOfPath = (path: string): string =>
  path
    .replace(/^account\.phone\..*$/, 'phone')
    .replace(/^account\./, '')
    .replace(/^address\.location\._/, '')
    .replace(/^address\./, '');

/** The server's field errors, by the names of the form's fields, and the step of the first of them. */
export function refusalOf(fields: readonly FieldError[] = []): {
  errors: FieldError<ApplicationField>[];
  step: ApplicationStep | null;
} {
  const errors = fields.map((error) => ({ ...error, field: fieldOfPath(error.field) as ApplicationField }));
  const step = APPLICATION_STEPS.find((each) => errors.some(({ field }) => fieldsOfSteps[each].includes(field)));
  return { errors, step: step ?? null };
}
