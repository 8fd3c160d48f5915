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
    ).toBe('一 二');
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
  ])('%s', (_name, text, why) => {
    expect(read(text)).toBeNull();
    expect(faults(text)).toEqual([why]);
  });
});

test('a summary of megabytes of open tags takes no time', () => {
  const began = performance.now();
  only(rss(item(`<description><![CDATA[${'<a'.repeat(500_000)}]]></description>`)));
  expect(performance.now() - began).toBeLessThan(2_000);
});
