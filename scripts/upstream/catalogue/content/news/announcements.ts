/** An announcement of the site. Times are Beijing days; lines as in the explainers. */
export interface SiteAnnouncement {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly isPinned: boolean;
  readonly lines: readonly string[];
  /** Told only while the market is simulated. */
  readonly isOfSimulation?: true;
}

export const SITE_ANNOUNCEMENTS: readonly SiteAnnouncement[] = [
  {
    id: 'demo-data',
    day: '2026-01-05',
    title: '关于本站数据：全部为演示数据，请勿用于交易决策',
    isPinned: true,
    isOfSimulation: true,
    lines: [
      '本站在没有接入真实行情源时，所有价格、成交、持仓、资讯与公告均由一个模拟市场生成，页面顶部会标注“演示数据”。',
      '# 模拟市场是什么',
      '它由一个种子与时间决定：同一种子在同一时刻给出同样的数字，重启之后也不会改变。K 线、涨跌幅、榜单与快讯都取自同一份价格，因此彼此一致。',
      '# 资讯与公告',
      '快讯与行情文章写的是模拟市场自己的走势；交易所与钱包公告为虚构，涉及的机构名称仅用于演示版式，与相关机构无关。科普与政策文章讲述的机制、法规与日期是真实的。',
      '# 请注意',
      '- 不要依据本站数据进行任何交易。',
      '- 接入真实行情源之后，演示标记会自动消失。',
    ],
  },
  {
    id: 'change-base',
    day: '2026-01-19',
    title: '涨跌幅口径说明：24 小时、北京时间与 UTC',
    isPinned: false,
    lines: [
      '同一时刻的涨跌幅会因为起点不同而不同。本站支持三种口径，可以在顶部的显示设置中切换，全站同时生效。',
      '# 三种口径',
      '- 24H：与 24 小时前的价格相比，随时间滚动。',
      '- UTC+8：与当天北京时间 0 点的价格相比。',
      '- UTC：与当天 UTC 0 点（北京时间 8 点）的价格相比。',
      '榜单的列名会标明当前口径，分享出去的图片也会印上口径与时间。',
    ],
  },
  {
    id: 'palette',
    day: '2026-02-02',
    title: '新增蓝橙配色，照顾色觉差异的读者',
    isPinned: false,
    lines: [
      '除红涨绿跌与绿涨红跌之外，现在可以选择蓝橙配色。涨跌始终同时带有箭头与正负号，不只依赖颜色。',
      '配色作用于表格、K 线、成交量、深度图、热力图与导出的图片；错误提示与买卖按钮的颜色不随之改变。',
    ],
  },
  {
    id: 'local-alerts',
    day: '2026-02-14',
    title: '价格预警上线：无需登录，在浏览器打开时有效',
    isPinned: false,
    lines: [
      '在币种页点击铃铛即可设置到价或涨跌幅预警，可以选择只提醒一次或按间隔重复，也可以设定免打扰时段。',
      '# 有效范围',
      '- 预警保存在本机，浏览器开着本站时才会检查。',
      '- 首次使用需要允许浏览器通知；没有允许时，只在页面内提示。',
      '- 更换浏览器或清除数据后需要重新设置。',
    ],
  },
  {
    id: 'watch-groups',
    day: '2026-02-26',
    title: '自选支持分组、拖动排序与导入导出',
    isPinned: false,
    lines: [
      '自选页可以建立多个分组，拖动调整顺序，并以 CSV 导入导出。未登录时保存在本机，登录后与账号合并。',
      '合并时以两边都有的为准，不会丢失任何一边的币种。',
    ],
  },
  {
    id: 'newsroom',
    day: '2026-03-05',
    title: '资讯栏目开放：快讯、早报、周报与科普',
    isPinned: false,
    lines: [
      '资讯栏目包含 7×24 快讯、每日早报、周报月报、币种数据体检与科普文章。快讯中的币种标签显示文中报价以来的涨跌。',
      '# 筛选',
      '- 快讯可以只看重要，或只看币种、交易所相关。',
      '- 公告聚合可以按平台、类型与关键词筛选。',
      '演示环境中的内容由模拟市场生成，不会出现真实人物的言论，也不构成投资建议。',
    ],
  },
];
