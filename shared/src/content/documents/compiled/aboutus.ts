// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const aboutus: DocumentContent = {
  page: 'aboutus',
  summary: '币镜是一面看清加密市场的镜子：行情、数据与资讯，写明来源，不做交易。',
  updated: '2026-11-22',
  related: ['contact', 'declare', 'agreement', 'submitCoin'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '币镜（CoinMirror）创立于 2017 年 8 月，是一个面向中文读者的加密货币行情数据与资讯网站。我们想做的事很简单：',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '把市场照清楚，不替读者下判断。' }] },
      ],
    },
    { kind: 'heading', level: 2, id: 'contents', words: [{ kind: 'text', text: '在这里可以看到什么' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '行情' }] },
          { kind: 'text', text: '：币种的价格、涨跌、市值、成交额与换手率，按' },
          { kind: 'page', page: 'concept', children: [{ kind: 'text', text: '概念板块' }] },
          { kind: 'text', text: '、类型与涨跌口径查看；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '数据' }] },
          { kind: 'text', text: '：交易所与钱包的排行、合约与链上数据、各类指标，每个数字都附有定义；' },
        ],
        [
          {
            kind: 'strong',
            children: [{ kind: 'page', page: 'hotMax', children: [{ kind: 'text', text: '排行' }] }],
          },
          { kind: 'text', text: '：涨跌、成交、换手、新币、持币集中度与开发活跃度；' },
        ],
        [
          {
            kind: 'strong',
            children: [{ kind: 'page', page: 'news', children: [{ kind: 'text', text: '资讯' }] }],
          },
          { kind: 'text', text: '：' },
          { kind: 'page', page: 'newsFlash', children: [{ kind: 'text', text: '快讯' }] },
          { kind: 'text', text: '、要闻、交易平台' },
          { kind: 'page', page: 'notice', children: [{ kind: 'text', text: '公告' }] },
          { kind: 'text', text: '；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '工具' }] },
          { kind: 'text', text: '：' },
          { kind: 'page', page: 'compare', children: [{ kind: 'text', text: '币种对比' }] },
          { kind: 'text', text: '、' },
          { kind: 'page', page: 'charts', children: [{ kind: 'text', text: '热力图' }] },
          { kind: 'text', text: '、' },
          { kind: 'page', page: 'userTicker', children: [{ kind: 'text', text: '自选' }] },
          { kind: 'text', text: '与价格提醒。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'principles', words: [{ kind: 'text', text: '我们怎样对待数字' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '有出处。' }] },
          { kind: 'text', text: ' 数字有单位、口径与时间，点开定义可以看到公式与来源。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不装作知道。' }] },
          { kind: 'text', text: ' 不知道的值写 ' },
          { kind: 'code', text: '--' },
          { kind: 'text', text: '，不写 0；陈旧的数据写明时间。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '前后一致。' }] },
          { kind: 'text', text: ' 同一时刻，同一个数字在不同页面相同。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '模拟就说模拟。' }] },
          { kind: 'text', text: ' 没有接入真实数据源的地方，一律标明“演示数据”。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不分输赢的颜色。' }] },
          { kind: 'text', text: ' 红涨绿跌、绿涨红跌或蓝橙，由读者选择；涨跌另有符号，不只靠颜色。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'limits', words: [{ kind: 'text', text: '我们不做什么' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '我们不撮合交易，不保管资产，不提供投资建议，不出售名次，收录也不收取任何费用。广告会标明“广告”，不影响排行。详见',
        },
        { kind: 'page', page: 'declare', children: [{ kind: 'text', text: '《免责声明》' }] },
        { kind: 'text', text: '与' },
        { kind: 'page', page: 'agreement', children: [{ kind: 'text', text: '《用户协议》' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'join', words: [{ kind: 'text', text: '参与' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: '项目方可以在线' },
          { kind: 'page', page: 'submitCoin', children: [{ kind: 'text', text: '提交币种' }] },
          { kind: 'text', text: '，资料齐全即可，不收费；' },
        ],
        [{ kind: 'text', text: '发现错误，请用“纠错”告诉我们；' }],
        [
          { kind: 'text', text: '其他事宜见' },
          { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
          { kind: 'text', text: '。遇到自称本站人员的，请先到' },
          { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
          { kind: 'text', text: '核对。' },
        ],
      ],
    },
  ],
};
