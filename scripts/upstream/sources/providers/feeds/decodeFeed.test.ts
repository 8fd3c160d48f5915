import { growth, LINEAR } from '@coinmirror/testing/growth.ts';
import { describe, expect, test } from 'vitest';
import { feedDecoder } from './decodeFeed.ts';

const read = (text: string) => feedDecoder.read(Buffer.from(text));
const faults = (text: string) => feedDecoder.faults(Buffer.from(text));
const rss = (items: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>一家</title>${items}</channel></rss>`;
const item = (more: string, title = '比特币突破 10 万美元') =>
  `<item><title>${title}</title><link>https://www.example.com/a/1</link><pubDate>Tue, 10 Mar 2026 09:30:00 +0800</pubDate>${more}</item>`;
const only = (text: string) => {
  const entries = read(text);
  expect(entries).toHaveLength(1);
  return entries?.[0];
};

describe('an item of RSS', () => {
  test('has its title, link, guid, summary, time and categories', () => {
    const more =
      '<guid isPermaLink="false">id-1</guid><description>短讯</description><category>快讯</category><category>BTC</category>';
    expect(only(rss(item(more)))).toEqual({
      guid: 'id-1',
      link: 'https://www.example.com/a/1',
      title: '比特币突破 10 万美元',
      summary: '短讯',
      time: Date.UTC(2026, 2, 10, 1, 30),
      categories: ['快讯', 'BTC'],
    });
  });

  test('is plain text: CDATA, markup twice escaped, scripts, marks of direction, the tail of a blog', () => {
    const summary =
      '<description><![CDATA[<p>多头 &amp; 空头&nbsp;<b>对峙</b><script>alert(1)</script></p><img src=x onerror=alert(1)> [&hellip;]]]></description>';
    const one = only(rss(item(summary, '&lt;b&gt;A &amp;amp; B&lt;/b&gt;\u202e\n新高')));
    expect([one?.title, one?.summary]).toEqual(['A & B 新高', '多头 & 空头 对峙']);
  });

  test('has the text of its content where there is no description, and no summary that repeats the title', () => {
    expect(
      only(rss(item('<content:encoded><![CDATA[<h1>一</h1><p>二</p>]]></content:encoded>')))?.summary,
    ).toBe('一\n二');
    expect(only(rss(item('<description>比特币突破 10 万美元</description>')))?.summary).toBe('');
  });

  test('is left out without a title, a link or a date', () => {
    const bare = '<item><title></title><link>https://www.example.com/a/2</link></item>';
    const untimed = '<item><title>无日期</title><link>https://www.example.com/a/3</link></item>';
    const unlinked = '<item><title>无链接</title><pubDate>Tue, 10 Mar 2026 09:30:00 GMT</pubDate></item>';
    const inner =
      '<item><title>内网</title><link>http://127.0.0.1/a</link><pubDate>Tue, 10 Mar 2026 09:30:00 GMT</pubDate></item>';
    expect(only(rss(bare + untimed + unlinked + inner + item('')))?.link).toBe('https://www.example.com/a/1');
    expect(faults(rss(bare + untimed))).toEqual(['none of 2 entries has title, link and date']);
    expect(read(rss(''))).toEqual([]);
  });

  test('is linked by its guid where it has no link, unless that is none', () => {
    const linked = (guid: string) =>
      rss(`<item><title>甲</title>${guid}<pubDate>Tue, 10 Mar 2026 09:30:00 GMT</pubDate></item>`);
    expect(only(linked('<guid>https://www.example.com/g</guid>'))?.link).toBe('https://www.example.com/g');
    expect(read(linked('<guid isPermaLink="false">https://www.example.com/g</guid>'))).toBeNull();
  });

  test('survives a bare ampersand and an entity of HTML in its title', () => {
    expect(only(rss(item('', 'S&P 500 与&nbsp;AT&T')))?.title).toBe('S&P 500 与 AT&T');
  });
});

test('an entry of Atom has the link to its page, the day it was published, and text', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>一家</title><entry>
    <id>tag:example.com,2026:1</id><title type="html">&lt;i&gt;以太坊&lt;/i&gt; 升级</title>
    <link rel="enclosure" href="https://www.example.com/x.mp3"/><link href="http://www.example.com/p/1?utm_source=rss#top"/>
    <published>2026-03-10T01:30:00Z</published><updated>2026-03-11T00:00:00Z</updated>
    <category term="ETH"/><summary>摘要</summary></entry></feed>`;
  expect(only(feed)).toEqual({
    guid: 'tag:example.com,2026:1',
    link: 'https://www.example.com/p/1',
    title: '以太坊 升级',
    summary: '摘要',
    time: Date.UTC(2026, 2, 10, 1, 30),
    categories: ['ETH'],
  });
});

describe('an encoding', () => {
  const head = (name: string) => `<?xml version="1.0" encoding="${name}"?>`;
  const inGb = Buffer.concat([
    Buffer.from(`${head('GB2312')}<rss><channel><item><title>`),
    // 比特币 in GB18030.
    Buffer.from([0xb1, 0xc8, 0xcc, 0xd8, 0xb1, 0xd2]),
    Buffer.from(
      '</title><link>https://www.example.com/a</link><pubDate>Tue, 10 Mar 2026 09:30:00 GMT</pubDate></item></channel></rss>',
    ),
  ]);

  test('is the declared one', () => {
    expect(feedDecoder.read(inGb)?.[0]?.title).toBe('比特币');
  });

  test('is UTF-8 where the bytes are, whatever is declared, and after a byte order mark', () => {
    expect(only(rss(item(''), head('gb2312')))?.title).toBe('比特币突破 10 万美元');
    expect(only(`\ufeff${rss(item(''))}`)?.title).toBe('比特币突破 10 万美元');
  });
});

describe('refuses', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;"><!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel>${item('<description>&lol2;&x;</description>')}</channel></rss>`;

  test.each([
    ['a document type', laughs, 'it has a document type'],
    ['a page', '<html><body>blocked</body></html>', 'html is neither rss nor feed'],
    ['JSON', '{"code":0}', 'no XML'],
    ['nothing', '', 'no XML'],
    ['half a body', rss(item('')).slice(0, -30), 'it ends before its root element does'],
    ['a depth', `<rss>${'<a>'.repeat(90)}`, 'it is more than 40 levels deep'],
    ['a crowd', `<rss>${'<a/>'.repeat(70_000)}</rss>`, 'it has more than 60000 elements'],
    ['sections', rss('<![CDATA[a]]>'.repeat(70_000)), 'it has more than 60000 sections of CDATA'],
    ['ampersands', rss('&'.repeat(70_000)), 'it has more than 60000 loose ampersands'],
    ['slips', rss('< '.repeat(70_000)), 'it has more than 60000 slips'],
  ])('%s', (_name, text, why) => {
    expect(read(text)).toBeNull();
    expect(faults(text)).toEqual([why]);
  });
});

describe('a summary keeps its paragraphs', () => {
  const summaryOf = (markup: string) =>
    only(rss(item(`<description><![CDATA[${markup}]]></description>`)))?.summary;

  test.each([
    ['<p>第一段\n仍是第一段</p><p>第二段</p>', '第一段 仍是第一段\n第二段'],
    ['第一行<br/>第二行<br><br>第三行', '第一行\n第二行\n第三行'],
    ['第一行\n\n第二行', '第一行\n第二行'],
    ['<ul>\n<li>其一</li>\n<li>其二</li>\n</ul>', '其一\n其二'],
    ['<b>一</b>\n<i>二</i>', '一\n二'],
    ['<p>First.</p>\n<p>The post A appeared first on B.</p>', 'First.'],
    ['<p>\u200b</p><p>二</p>', '二'],
  ])('%j', (markup, lines) => {
    expect(summaryOf(markup)).toBe(lines);
  });
});

describe('is bounded', () => {
  const link = (path: string) =>
    `<item><title>甲</title><link>https://www.example.com/${path}</link><pubDate>Tue, 10 Mar 2026 09:30:00 GMT</pubDate></item>`;

  test('in its address: a longer one leads nowhere', () => {
    expect(
      only(rss(link('a'.repeat(2_000)) + link('a'.repeat(120_000)) + link('甲'.repeat(1_000))))?.link,
    ).toHaveLength(2_024);
  });

  test('in its title, guid, categories and summary, and never within a character', () => {
    const long = '😀'.repeat(60_000);
    const more = `<guid>${long}</guid><description>${long}</description>${`<category>${long}</category>`.repeat(60)}`;
    const entry = only(rss(item(more, `涨${long}`)));
    expect(entry?.title).toBe(`涨${'😀'.repeat(99)}`);
    expect(entry?.guid).toBe('https://www.example.com/a/1');
    expect(entry?.summary).toHaveLength(5_000);
    expect(entry?.categories.map(({ length }) => length)).toEqual(Array(50).fill(100));
    expect(JSON.stringify(entry).isWellFormed() && !JSON.stringify(entry).includes('\\ud')).toBe(true);
  });

  test('in the date that is read', () => {
    expect(read(rss(item('').replace('Tue,', `${' '.repeat(200_000)}Tue, ${'1'.repeat(1_000)}`)))).toBeNull();
  });

  test('and a tag that the bound cuts in two is no text', () => {
    const more = `<description><![CDATA[好<img src="data:${'A'.repeat(300_000)}">的]]></description>`;
    expect(only(rss(item(more)))?.summary).toBe('好');
  });
});

describe('takes time in proportion to its length', () => {
  const read = (text: string) => feedDecoder.read(Buffer.from(text));

  test.each([
    '<![CDATA[',
    '<![CDATA[]]',
    '<![CDATA[a]]>',
    ']]',
    '&',
    '&amp',
    '<a ',
    '<a b="',
    '<!--',
    '<?a',
    '<b>&nbsp;</b>',
  ])('with %j again and again', (piece) => {
    expect(growth(read, (size) => rss(item(piece.repeat(size))), 4_000)).toBeLessThan(LINEAR);
  });

  test.each(['<a', '&lt;p', '&lt;!--', 'The post ', '[', ' \u200b', '&#x200b; '])(
    'with a summary of %j',
    (piece) => {
      const text = (size: number) =>
        rss(item(`<description><![CDATA[${piece.repeat(size)}]]></description>`));
      expect(growth(read, text, 4_000)).toBeLessThan(LINEAR);
    },
  );

  test('with an address of parameters that readers are counted by', () => {
    const text = (size: number) => rss(item('').replace('/a/1', `/a?${'utm_a=1&amp;'.repeat(size)}`));
    expect(growth(read, text, 4_000)).toBeLessThan(LINEAR);
  });
});
