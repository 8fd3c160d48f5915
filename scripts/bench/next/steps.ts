/** From one page to the next by pressing a link, as visitors do most. */
export interface Step {
  readonly from: string;
  /** The pressed link, as a selector; the first visible one counts. */
  readonly link: string;
  readonly to: string;
}

/** A link by its address, in the page's content. */
const inContent = (href: string) => `#content a[href="${href}"]`;

/** One step to each kind of page that is reached from a list or a card. */
export const STEPS: readonly Step[] = [
  { from: '/', link: inContent('/currencies/ethereum'), to: 'coin' },
  {
    from: '/hot/rise.html',
    link: '#content table tbody th a[href^="/currencies/"]',
    to: 'coin, from a ranking',
  },
  { from: '/exchange/', link: inContent('/exchange/okx'), to: 'exchange' },
  { from: '/currencies/bitcoin/', link: inContent('/currencies/bitcoin/dynamic'), to: 'tab of a coin' },
  { from: '/concept/', link: '#content table tbody a[href^="/concept/"]', to: 'concept' },
  { from: '/wallet/', link: '#content a[href^="/wallet/"][href*="metamask"]', to: 'wallet' },
  { from: '/data/', link: '#content a[href="/data/ahrdata.html"]', to: 'indicator' },
  { from: '/data/defi/', link: '#content table tbody a[href^="/data/defi/"]', to: 'protocol' },
  { from: '/news/', link: '#content a[href^="/news/"][href$=".html"]:not([href*="flash"])', to: 'article' },
  { from: '/wiki/', link: '#content a[href^="/wiki/"]', to: 'wiki' },
];
