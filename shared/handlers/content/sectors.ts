/** What the description reads of a coin: what it is called, its market value in USD. */
interface Member {
  readonly facts: { readonly nameZh: string; readonly nameEn: string };
  readonly now: { readonly marketCap: number | null };
}

/** What a sector is, composed of its own facts: how many coins, and which weigh most. */
export function describeSector(name: string, members: readonly Member[]): string {
  const byValue = members.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
  const leaders = byValue.slice(0, 3).map(({ facts }) => facts.nameZh || facts.nameEn);
  if (leaders.length === 0) return `「${name}」板块目前没有参与排名的币种。`;
  const list = leaders.join('、');
  // A space stands between Chinese and Latin.
  const gap = /^\w/.test(list) ? ' ' : '';
  return `「${name}」板块收录 ${members.length} 个参与排名的币种，流通市值靠前的有${gap}${list}。板块均涨幅按等权计算，指数走势按流通市值加权。`;
}
