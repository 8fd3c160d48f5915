import type { Block } from '@coinmirror/shared/content/documents/document.ts';
import { MarkedText } from '#ui/prose/MarkedText.tsx';
import { MarkedTexts } from '#ui/prose/MarkedTexts.tsx';
import { MarkSource, type UseMarks } from '#ui/prose/marks.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { ProseWords } from '#ui/prose/ProseWords.tsx';
import type { Exhibit } from '../../exhibit.ts';

const text = (words: string) => [{ kind: 'text' as const, text: words }];

const BLOCKS: readonly Block[] = [
  { kind: 'heading', level: 2, id: 'exhibit-account', words: text('账号与安全') },
  {
    kind: 'paragraph',
    words: [
      ...text('浏览不需要注册。涉及个人信息的部分见'),
      { kind: 'page', page: 'privacy', children: text('《隐私政策》') },
      ...text('，条文原文见'),
      { kind: 'outside', href: 'https://example.com/terms', children: text('站外链接') },
      ...text('。'),
      { kind: 'strong', children: text('我们从不收费。') },
      { kind: 'emphasis', children: text('也不提供投资建议。') },
    ],
  },
  { kind: 'heading', level: 3, id: 'exhibit-lists', words: text('可以做什么') },
  { kind: 'list', ordered: false, items: [text('看行情与指标'), text('写评论，最长 300 字')] },
  { kind: 'list', ordered: true, items: [text('填写手机号'), text('输入验证码')] },
  { kind: 'quote', words: text('本站数据仅供学习研究，不构成任何投资建议。') },
  {
    kind: 'table',
    head: [text('名称'), text('用途'), text('保存')],
    rows: [[[{ kind: 'code', text: 'uid' }], text('随机编号，用来区分浏览器'), text('7 天')]],
  },
];

const useStrongPools: UseMarks = () => (words) =>
  words.split('资金池').flatMap((part, at) => (at === 0 ? [part] : [<mark key={part}>资金池</mark>, part]));
const MARKED = ['价格由资金池里的数量之比决定。'];

export const exhibit: Exhibit = {
  title: 'Prose, ProseWords, MarkedTexts, MarkedText',
  about:
    'A long text from blocks: headings with anchors, lists, quotes, tables, links to pages of ours and elsewhere.',
  states: [
    { name: 'every block', wide: true, show: () => <Prose blocks={BLOCKS} /> },
    {
      name: 'markup in its words',
      show: () => <Prose blocks={[{ kind: 'paragraph', words: text('<img src=x onerror=alert(1)>') }]} />,
    },
    {
      name: 'marked by whoever stands above it',
      show: () => (
        <MarkSource value={useStrongPools}>
          <MarkedTexts texts={MARKED}>
            <p>
              <MarkedText text={MARKED[0] ?? ''} />
            </p>
          </MarkedTexts>
        </MarkSource>
      ),
    },
    {
      name: 'words alone',
      show: () => (
        <p>
          <ProseWords
            words={[...text('见'), { kind: 'page', page: 'declare', children: text('免责声明') }]}
          />
        </p>
      ),
    },
  ],
};
