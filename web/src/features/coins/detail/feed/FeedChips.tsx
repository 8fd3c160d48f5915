import { FEED_TYPES, type FeedType } from '@coinmirror/shared/contract/coin/events.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

export type FeedChoice = FeedType | 'all';

const CHOICES: readonly { readonly key: FeedChoice; readonly label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'flash', label: '快讯' },
  { key: 'notice', label: '公告' },
  { key: 'tweet', label: '链上' },
  { key: 'event', label: '大事' },
];

/** The filter in the address; everything when there is none. */
export function feedChoiceOf(asked: string | null): FeedChoice {
  return FEED_TYPES.find((type) => type === asked) ?? 'all';
}

export interface FeedChipsProps {
  readonly choice: FeedChoice;
  readonly hrefOf: (choice: FeedChoice) => string;
}

/** The filter of the feed. */
export function FeedChips({ choice, hrefOf }: FeedChipsProps) {
  return (
    <LinkTabs
      label="动态类型"
      items={CHOICES.map(({ key, label }) => ({ key, label, href: hrefOf(key), current: key === choice }))}
    />
  );
}
