import type { Stance } from '@coinmirror/shared/contract/bigEvents.ts';
import type { Port } from './port.ts';

/** What people who are listened to say of coins. */
export interface SpeechesPort extends Port {
  speakers(): Promise<readonly Speaker[]>;
  /** What they said in the half year up to now, newest first. */
  latest(): Promise<readonly Speech[]>;
}

export interface Speaker {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/** What one of them said, and when (epoch ms). */
export interface Speech {
  readonly id: string;
  readonly time: number;
  /** Id of who said it. */
  readonly speaker: string;
  readonly stance: Stance;
  /** Code of the coin it is about. */
  readonly coin: string;
  readonly content: string;
}
