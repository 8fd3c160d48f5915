import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import type { Port } from './port.ts';

/** Versions of programs that exchanges and wallets give out. */
export interface ReleasesPort extends Port {
  /** Versions of a program (an id of the catalogue of software) that are out, newest first, of the last months. */
  list(softwareId: string): Promise<readonly Release[]>;
}

export interface Release {
  readonly version: string;
  /** When it came out, epoch ms. */
  readonly time: number;
  /** What is new, in Chinese, a sentence each. */
  readonly changes: readonly string[];
  /** One for each system that the program runs on. */
  readonly packages: readonly ReleasePackage[];
}

export interface ReleasePackage {
  readonly system: SoftwareSystem;
  /** MB. */
  readonly size: number;
  /** Hexadecimal; null where a shop gives the program out, and checks it. */
  readonly sha256: string | null;
}
