import { expect, test } from 'vitest';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { matchPage } from '../routes/matchPage.ts';
import { drawers } from './drawers.ts';
import { menuItems, nftItem } from './menu.ts';

const links = Object.values(drawers).flatMap((groups) => groups.flatMap((group) => group.links));

test.each([...menuItems, nftItem].map(({ label, link }) => [label, link] as const))(
  'the menu entry %s leads to a page',
  (_label, link) => {
    expect(matchPage(hrefOfLink(link).replace(/\?.*/, ''))?.name).toBe(link.to);
  },
);

test.each(links.map(({ title, link }) => [title, link] as const))(
  '%s of a drawer leads to its page',
  (_title, link) => {
    expect(matchPage(hrefOfLink(link).replace(/\?.*/, ''))?.name).toBe(link.to);
  },
);

test('the data centre lists contracts, options and NFT', () => {
  const titles = drawers.data.flatMap((group) =>
    group.links.map(({ title, link }) => [title, hrefOfLink(link)]),
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      ['合约行情', '/futures'],
      ['合约数据', '/data/futures.html'],
      ['期权', '/exchange/options'],
      ['NFT 数据', '/data/nft.html'],
    ]),
  );
});

test('no label occurs twice in a drawer', () => {
  for (const groups of Object.values(drawers)) {
    const titles = groups.flatMap((group) => group.links.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  }
});
