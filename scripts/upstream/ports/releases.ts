import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import type { Port } from './port.ts';

/** Versions of exchanges' and wallets' programs. */
export interface ReleasesPort extends Port {
  /** Released versions of a program (an id of the software catalogue) of the last months, newest first. */
  list(softwareId: string): Promise<readonly Release[]>;
}

export interface Release {
  readonly version: string;
  /** Release time, epoch ms. */
  readonly time: number;
  /** Changes, in Chinese, one sentence each. */
  readonly changes: readonly string[];
  /** One for each system of the program. */
  readonly packages: readonly ReleasePackage[];
}

export interface ReleasePackage {
  readonly system: SoftwareSystem;
  /** MB. */
  readonly size: number;
  /** Hexadecimal; null if an app store distributes and verifies it. */
  readonly sha256: string | null;
}
