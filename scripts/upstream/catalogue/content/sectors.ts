/** Fields of a coin used by the description: name, market value in USD. */
interface Member {
  readonly facts: { readonly nameZh: string; readonly nameEn: string };
  readonly now: { readonly marketCap: number | null };
}

/** A sector's description, generated from facts: number of coins, and the largest. */
export function describeSector(name: string, members: readonly Member[]): string {
  const byValue = members.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
  const leaders = byValue.slice(0, 3).map(({ facts }) => facts.nameZh || facts.nameEn);
  if (leaders.length === 0) return `「${name}」板块目前没有参与排名的币种。`;
  const list = leaders.join('、');
  // A space between Chinese and Latin.
  const gap = /^\w/.test(list) ? ' ' : '';
  return `「${name}」板块收录 ${members.length} 个参与排名的币种，流通市值靠前的有${gap}${list}。板块均涨幅按等权计算，指数走势按流通市值加权。`;
}
