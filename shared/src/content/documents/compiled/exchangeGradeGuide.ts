// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const exchangeGradeGuide: DocumentContent = {
  page: 'exchangeGradeGuide',
  summary: '交易所评级的七个分项、权重、数据来源、扣分与申诉方式。',
  updated: '2026-11-23',
  related: ['exchangeRanking', 'exchangeList', 'submitExchange'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '评级是 0–100 分的总分，由七个分项按固定权重加权得到，每日北京时间 0 点更新。',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '评级不出售，收录从不收费；' }] },
        { kind: 'text', text: ' 评级高不等于没有风险。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'weights', words: [{ kind: 'text', text: '分项与权重' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: '分项' }],
        [{ kind: 'text', text: '权重' }],
        [{ kind: 'text', text: '看什么' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: '流动性' }],
          [{ kind: 'text', text: '22%' }],
          [{ kind: 'text', text: '±2% 深度、买卖价差、异常成交占比' }],
        ],
        [
          [{ kind: 'text', text: '安全' }],
          [{ kind: 'text', text: '18%' }],
          [{ kind: 'text', text: '安全事件与处理结果、审计、漏洞赏金' }],
        ],
        [
          [{ kind: 'text', text: '合规' }],
          [{ kind: 'text', text: '16%' }],
          [{ kind: 'text', text: '公开名录里的牌照与登记、处罚记录' }],
        ],
        [
          [{ kind: 'text', text: '流量' }],
          [{ kind: 'text', text: '14%' }],
          [{ kind: 'text', text: '网站访问量与搜索量' }],
        ],
        [
          [{ kind: 'text', text: '资产' }],
          [{ kind: 'text', text: '14%' }],
          [{ kind: 'text', text: '公布的储备地址、储备率、剔除平台币后的净资产' }],
        ],
        [
          [{ kind: 'text', text: '团队' }],
          [{ kind: 'text', text: '8%' }],
          [{ kind: 'text', text: '公开的管理层与公司主体' }],
        ],
        [
          [{ kind: 'text', text: '用户口碑' }],
          [{ kind: 'text', text: '8%' }],
          [{ kind: 'text', text: '提币与客服投诉的数量和处理速度' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '总分 = 七个分项 × 权重之和。评级榜列出每个平台的分项、30 日内的变化，以及对总分影响最大的两个分项。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', words: [{ kind: 'text', text: '数据从哪里来' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '市场数据' }] },
          { kind: 'text', text: '：各平台公开接口的成交、盘口与合约数据；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '资产' }] },
          { kind: 'text', text: '：平台公布的储备地址与链上余额、储备金证明；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '合规' }] },
          { kind: 'text', text: '：各国监管机构的公开名录；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '安全' }] },
          { kind: 'text', text: '：平台自己确认过的安全事件，不采用传闻。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '演示环境里的市场数字与链上余额是模拟的，页面上标有“演示数据”。' }],
    },
    { kind: 'heading', level: 2, id: 'penalties', words: [{ kind: 'text', text: '什么会扣分' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '成交额与深度、访问量明显不相称，怀疑刷量；' }],
        [{ kind: 'text', text: '暂停提币超过 24 小时而没有公告；' }],
        [{ kind: 'text', text: '安全事件没有全额兑付，或长期不披露结果；' }],
        [{ kind: 'text', text: '储备地址不再公布，或储备率低于 100%；' }],
        [{ kind: 'text', text: '监管机构吊销牌照或发布警告。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'risk', words: [{ kind: 'text', text: '风险等级与评级的区别' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '风险等级只由公开事实得出，分低、中、高三级，每一条事实都带来源，列在平台的风险卡里。评级高的平台也可能因为一次近期的安全事件而是中风险。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'appeal', words: [{ kind: 'text', text: '申诉' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '平台或用户认为评级依据有误，可以用页面上的纠错提交事实与出处。核实后在下一次更新时改正，不接受以付费、合作或投放为条件的调整。',
        },
      ],
    },
  ],
};
