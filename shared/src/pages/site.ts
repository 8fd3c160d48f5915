import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

/** Tools, and what the site says of itself. */
export const sitePages = {
  software: { pattern: '/software/:id', title: '软件下载', layout: 'default' },
  softwareIndex2: { pattern: '/software/:id/index2', title: '软件下载', layout: 'default' },
  softwareHome: { pattern: '/software/index2', title: '软件下载', layout: 'default' },
  aboutus: { pattern: '/aboutus', title: '关于我们', layout: 'default' },
  agreement: { pattern: '/agreement.html', title: '用户协议', layout: 'default' },
  app: { pattern: '/app', title: 'App 下载', layout: 'appDownload' },
  appDownloadTips: { pattern: '/app/downloadtips', title: 'App 下载说明', layout: 'appDownload' },
  applyGuide: { pattern: '/apply_guide', title: '申请指南', layout: 'default' },
  charts: { pattern: '/charts', title: '图表', layout: 'default' },
  compare: { pattern: '/compare', title: '币种对比', layout: 'default' },
  contact: { pattern: '/contact', title: '联系我们', layout: 'default' },
  daohang: { pattern: '/daohang', title: '导航', layout: 'default' },
  dcep: { pattern: '/dcep.html', title: '数字人民币', layout: 'default' },
  declare: { pattern: '/declare', title: '免责声明', layout: 'default' },
  faq: { pattern: '/faq', title: '帮助中心', layout: 'default' },
  futures: { pattern: '/futures', title: '合约行情', layout: 'default' },
  gradeGuide: {
    pattern: '/gradeguide',
    title: '评级说明',
    view: 'exchangeBoardGradeGuide',
    layout: 'exchangeGuide',
  },
  joinUs: { pattern: '/joinus_backup', title: '加入我们', layout: 'default' },
  privacy: { pattern: '/privacy.html', title: '隐私政策', layout: 'default' },
  verification: { pattern: '/verification', title: '官方验证', layout: 'verification' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const siteServed = {
  software: { description: '软件下载、版本与校验。' },
  softwareIndex2: { description: '软件下载、版本与校验。' },
  softwareHome: { description: '软件下载目录。' },
  aboutus: { description: '关于本站。' },
  agreement: { description: '用户协议。' },
  app: { description: 'App 下载，iOS、安卓、Windows 与 Mac。' },
  appDownloadTips: { description: 'App 下载与安装说明。', isPrivate: true },
  applyGuide: { description: '收录申请指南。' },
  charts: { description: '总市值、成交额、占比、热力图与气泡图。' },
  compare: { description: '最多四个币种的指标与走势对比。', isPrivate: true },
  contact: { description: '联系方式与意见反馈。' },
  daohang: { description: '加密行业网站导航。' },
  dcep: { description: '数字人民币科普、资讯与试点时间线。' },
  declare: { description: '免责声明。' },
  faq: { description: '帮助中心与常见问题。' },
  futures: { description: '合约行情。' },
  gradeGuide: { description: '交易所评级说明。' },
  joinUs: { description: '加入我们。', isPrivate: true },
  privacy: { description: '隐私政策。' },
  verification: { description: '核验域名、邮箱与账号是否为本站官方。' },
} satisfies Record<keyof typeof sitePages, Served>;
