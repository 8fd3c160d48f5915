import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import type { Port } from './port.ts';

/** What exchanges and wallets announce. */
export interface NoticesPort extends Port {
  /** What was announced from one instant (epoch ms) to another, both included, and is out; newest day first. */
  between(from: number, to: number): Promise<readonly Notice[]>;
}

/** Something announced. */
export interface Notice {
  readonly id: number;
  /** Epoch ms. */
  readonly time: number;
  readonly type: NoticeType;
  readonly publisher: Publisher;
  /** Codes of the coins concerned. */
  readonly coins: readonly string[];
  readonly title: string;
  /** The first paragraph, and the rest of it, as the wire writes them: `<p>`, `<h2>`, `<li>`. */
  readonly lead: string;
  readonly more: string;
}

export interface Publisher {
  readonly kind: 'exchange' | 'wallet';
  readonly code: string;
  readonly name: string;
  readonly logo: string;
}
