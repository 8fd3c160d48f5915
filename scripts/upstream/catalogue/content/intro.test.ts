import { describe, expect, it } from 'vitest';
import { CHAIN_INTROS } from './intros/chains.ts';
import { NEWCOMER_INTROS } from './intros/newcomers.ts';
import { TOKEN_INTROS } from './intros/tokens.ts';

const groups = [CHAIN_INTROS, TOKEN_INTROS, NEWCOMER_INTROS];
const texts = groups.flatMap((group) => Object.values(group).flat());

describe('introductions', () => {
  it('exist once for each coin', () => {
    const codes = groups.flatMap((group) => Object.keys(group));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are complete sentences, with a space between Chinese and Latin letters or digits', () => {
    for (const text of texts) {
      expect(text, text).toMatch(/。$/);
      expect(text, text).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/);
    }
  });
});
