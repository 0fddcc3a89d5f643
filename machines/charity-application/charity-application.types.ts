import type { LocationLevel, PictureFile, Place } from '../../domain/address/index.ts';
import type {
  ApplicationDraft,
  ApplicationField,
  ApplicationStatus,
  ApplicationStep,
} from '../../domain/charity/index.ts';
import type { Failure, FieldError, FieldErrorCode } from '../../domain/failure/index.ts';

/** A file of the application. Only a `stored` one has the name by which the server knows it. */
export interface ApplicationFile {
  readonly id: string;
  /** The browser's `File`; tests have only its name, type and size. */
  readonly file: PictureFile;
  /** `refused`: the server cannot read it. `failed` and `stopped` can be tried again. */
  readonly status: 'waiting' | 'stored' | 'refused' | 'failed' | 'stopped';
  readonly fileName: string | null;
}

/** What is kept on the device until the application is sent. */
export interface KeptApplication {
  readonly draft: ApplicationDraft;
  readonly files: readonly ApplicationFile[];
  readonly step: ApplicationStep;
}

export interface SentApplication {
  readonly _id: string;
  readonly quantity: number;
  readonly status: ApplicationStatus;
}

export interface ApplicationRequest {
  readonly draft: ApplicationDraft;
  readonly fileNames: readonly string[];
}

export interface ApplicationInput {
  /** What is known of the account. */
  readonly draft: ApplicationDraft;
}

export interface ApplicationContext extends ApplicationInput {
  readonly step: ApplicationStep;
  readonly files: readonly ApplicationFile[];
  /** Why the file that was chosen last is not in the list. `taken`: it is there already. */
  readonly fileError: FieldErrorCode | null;
  /** Id of the file that is being uploaded, or was last. */
  readonly current: string | null;
  /** How much of the file under way has left, from 0 to 1. */
  readonly share: number;
  readonly lists: Readonly<Record<LocationLevel, readonly Place[]>>;
  /** The level whose list is being asked for. */
  readonly level: LocationLevel;
  readonly errors: readonly FieldError<ApplicationField>[];
  /** The uploads were sent again once because the server had deleted them. */
  readonly hasSentAgain: boolean;
  readonly sent: SentApplication | null;
  readonly failure: Failure | null;
}

export type TextField = Exclude<keyof ApplicationDraft, 'phone' | 'location'>;

export type ApplicationEvent =
  | { type: 'field.change'; field: TextField; value: string }
  | { type: 'phone.change'; dialCode: string; number: string }
  | { type: 'place.choose'; level: LocationLevel; place: Place | null }
  | { type: 'places.retry' }
  | { type: 'file.add'; id: string; file: PictureFile }
  | { type: 'file.remove'; id: string }
  | { type: 'file.stop'; id: string }
  | { type: 'file.retry'; id: string }
  | { type: 'upload.progressed'; share: number }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: Exclude<ApplicationStep, 'summary'> }
  | { type: 'application.send' }
  | { type: 'application.check' }
  | { type: 'session.restored' };
