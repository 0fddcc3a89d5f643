import type { LocationLevel, PictureFile, Place } from '../../domain/address/index.ts';
import type {
  ApplicationDraft,
  ApplicationField,
  ApplicationStatus,
  ApplicationStep,
} from '../../domain/charity/index.ts';
import type { Failure, FieldError, FieldErrorCode } from '../../domain/failure/index.ts';

/** A file of the application. Only a `stored` one has a `fileName`, its name on the server. */
export interface ApplicationFile {
  readonly id: string;
  /** The browser's `File`; tests have only its name, type and size. */
  readonly file: PictureFile;
  /** `refused`: the server cannot read it. `failed` and `stopped` can be tried again. */
  readonly status: 'waiting' | 'stored' | 'refused' | 'failed' | 'stopped';
  readonly fileName: string | null;
}

/** What is stored on the device until the application is sent. */
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
  /** Fields known from the account. */
  readonly draft: ApplicationDraft;
}

export interface ApplicationContext extends ApplicationInput {
  readonly step: ApplicationStep;
  readonly files: readonly ApplicationFile[];
  /** Why the file that was chosen last was not added. `taken`: it is already in the list. */
  readonly fileError: FieldErrorCode | null;
  /** Id of the file that is being uploaded, or was last. */
  readonly current: string | null;
  /** Uploaded share of `current`, from 0 to 1. */
  readonly share: number;
  readonly lists: Readonly<Record<LocationLevel, readonly Place[]>>;
  /** The level whose list is being read. */
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
