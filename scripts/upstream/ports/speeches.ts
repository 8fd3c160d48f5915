import type { Stance } from '@coinmirror/shared/contract/bigEvents.ts';
import type { Port } from './port.ts';

/** Public statements about coins. */
export interface SpeechesPort extends Port {
  speakers(): Promise<readonly Speaker[]>;
  /** Statements of the half year up to now, newest first. */
  latest(): Promise<readonly Speech[]>;
}

export interface Speaker {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/** A statement and its time (epoch ms). */
export interface Speech {
  readonly id: string;
  readonly time: number;
  /** Id of the speaker. */
  readonly speaker: string;
  readonly stance: Stance;
  /** Code of the coin it is about. */
  readonly coin: string;
  readonly content: string;
}
