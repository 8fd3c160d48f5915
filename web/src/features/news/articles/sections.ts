import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';
import type { BadgeTone } from '#ui/badge/Badge.tsx';

/** The label of each section, and the colour of its mark. */
export const SECTIONS: Readonly<Record<NewsSection, { readonly label: string; readonly tone: BadgeTone }>> = {
  flash: { label: '快讯', tone: 'brand' },
  analysis: { label: '行情分析', tone: 'info' },
  depth: { label: '深度', tone: 'brand' },
  policy: { label: '政策', tone: 'info' },
  defi: { label: 'DeFi', tone: 'success' },
  nft: { label: 'NFT', tone: 'neutral' },
  press: { label: '文章', tone: 'neutral' },
};
