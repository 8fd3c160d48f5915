import type { CatalogueCoin } from '../catalogueCoin.ts';
import { type CoinStanding, composeIntro } from './composeIntro.ts';
import { CHAIN_INTROS } from './intros/chains.ts';
import { NEWCOMER_INTROS } from './intros/newcomers.ts';
import { TOKEN_INTROS } from './intros/tokens.ts';

/** The written paragraphs about a coin, null if there are none. */
export function writtenIntro(code: string): readonly string[] | null {
  return CHAIN_INTROS[code] ?? TOKEN_INTROS[code] ?? NEWCOMER_INTROS[code] ?? null;
}

/** A coin's introduction as the upstream sends it: HTML, one paragraph each. */
export function introHtml(facts: CatalogueCoin, now: CoinStanding, conceptNames: readonly string[]): string {
  const paragraphs = writtenIntro(facts.code) ?? composeIntro(facts, now, conceptNames);
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
