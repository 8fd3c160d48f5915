import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import type { Port } from './port.ts';

/** Notices of exchanges and wallets. */
export interface NoticesPort extends Port {
  /** Published notices from one instant (epoch ms) to another, both included; newest day first. */
  between(from: number, to: number): Promise<readonly Notice[]>;
}

export interface Notice {
  readonly id: number;
  /** Epoch ms. */
  readonly time: number;
  readonly type: NoticeType;
  readonly publisher: Publisher;
  /** Codes of the coins concerned. */
  readonly coins: readonly string[];
  readonly title: string;
  /** The first paragraph, and the rest, in wire format: `<p>`, `<h2>`, `<li>`. */
  readonly lead: string;
  readonly more: string;
  /** Where its publisher published it; absent for one that is published here alone. */
  readonly url?: string;
}

export interface Publisher {
  readonly kind: 'exchange' | 'wallet';
  readonly code: string;
  readonly name: string;
  readonly logo: string;
}
