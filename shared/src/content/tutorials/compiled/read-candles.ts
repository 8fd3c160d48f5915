// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'read-candles',
  title: '看懂 K 线与涨跌幅：先弄清起点',
  summary: '一根 K 线的四个价格、成交量的读法，以及 24 小时、UTC8、UTC0 三种涨跌幅的差别。',
  group: '行情',
  minutes: 9,
  updated: '2026-11-23',
  related: ['first-purchase', 'funding-rate'],
  blocks: [
    { kind: 'heading', level: 2, id: 'four', words: [{ kind: 'text', text: '一根 K 线有四个价格' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '开盘、最高、最低、收盘。实体是开盘到收盘，影线伸到最高与最低。它只说明这段时间里价格到过哪里，不说明先到哪里。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'period', words: [{ kind: 'text', text: '周期越短，噪声越大' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '1 分钟线的一次“突破”，在日线上可能看不出来。先看长周期弄清所处的位置，再看短周期找细节。在 ',
        },
        { kind: 'page', page: 'kline', children: [{ kind: 'text', text: 'K 线' }] },
        { kind: 'text', text: '页可以在分时、日线与周线之间切换。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'volume', words: [{ kind: 'text', text: '成交量要一起看' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '没有成交配合的上涨，买的人不多，容易回落；放量只说明换手多，买卖总是相等的。对比的对象是这个币自己过去的成交量，不是别的币。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'base', words: [{ kind: 'text', text: '涨跌幅的三个起点' }] },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: '名称' }], [{ kind: 'text', text: '从哪里算起' }]],
      rows: [
        [[{ kind: 'text', text: '24H' }], [{ kind: 'text', text: '正好 24 小时前的价格' }]],
        [[{ kind: 'text', text: 'UTC8' }], [{ kind: 'text', text: '北京时间今天 0 点' }]],
        [[{ kind: 'text', text: 'UTC0' }], [{ kind: 'text', text: '世界协调时今天 0 点，即北京时间 8 点' }]],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '同一时刻三个数可以一正一负，都没有错。比较两个网站时，先看起点是不是相同。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'log', words: [{ kind: 'text', text: '对数坐标' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '长时间的走势用对数坐标看：同样的百分比占同样的高度，早年的涨跌才不会被压成一条直线。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'indicators', words: [{ kind: 'text', text: '指标是价格的影子' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '均线、MACD、RSI 都从价格与成交量算出来，没有价格里没有的信息。用它们描述行情可以，用它们预言未来要谨慎。',
        },
      ],
    },
  ],
};
