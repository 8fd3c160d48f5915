import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import type { PortName } from '../../ports/sources.ts';
import type { Tick } from '../../ports/ticks.ts';
import type { SourcesConfig } from '../config/sourcesConfig.ts';
import type { NewsDay } from '../store/news.ts';

/** What the thread of sources is started with. */
export interface ThreadOptions {
  readonly config: SourcesConfig;
  /** Folder of `market.sqlite`; null keeps it in memory. */
  readonly dataDir: string | null;
}

/** To the thread. Calls and subscriptions have numbers of their own. */
export type Asking =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly port: PortName;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'subscribe'; readonly id: number; readonly codes: readonly string[] }
  | { readonly kind: 'unsubscribe'; readonly id: number }
  | { readonly kind: 'close' };

/** Ports that have a source, and their provenance. */
export type PortStates = Readonly<Partial<Record<PortName, Provenance>>>;

/** From the thread. */
export type ThreadMessage =
  /** First of all, and in each cycle: its time, and the thread's clock (both epoch ms). */
  | { readonly kind: 'cycle'; readonly at: number; readonly now: number; readonly ports: PortStates }
  /** Before the first cycle, and at each change: days that have news. */
  | { readonly kind: 'news'; readonly days: readonly NewsDay[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  /** A port without a source, with those that report it at other times; or an error's message. */
  | {
      readonly kind: 'notConnected';
      readonly id: number;
      readonly port: PortName;
      readonly sourceNames: readonly string[];
    }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
  | { readonly kind: 'ticks'; readonly id: number; readonly ticks: readonly Tick[] }
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'closed' };
