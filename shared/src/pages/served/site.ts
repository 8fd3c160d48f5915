import { aboutus } from '../../content/documents/compiled/aboutus.ts';
import { agreement } from '../../content/documents/compiled/agreement.ts';
import { declare } from '../../content/documents/compiled/declare.ts';
import { exchangeBoardGradeGuide } from '../../content/documents/compiled/exchangeBoardGradeGuide.ts';
import { privacy } from '../../content/documents/compiled/privacy.ts';
import type { sitePages } from '../site.ts';
import { documentPage } from './parts/document.ts';
import { headBlocks } from './parts/head.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const siteServed = {
  software: { description: '软件下载、版本与校验。' },
  softwareIndex2: { description: '软件下载、版本与校验。' },
  softwareHome: { description: '软件下载目录。' },
  aboutus: documentPage(aboutus),
  agreement: documentPage(agreement),
  app: { description: 'App 下载，iOS、安卓、Windows 与 Mac。' },
  appDownloadTips: { description: 'App 下载与安装说明。', isPrivate: true },
  applyGuide: { description: '收录申请指南。' },
  charts: { description: '总市值、成交额、占比、热力图与气泡图。', calls: () => [], prerender: headBlocks },
  compare: {
    description: '最多四个币种的指标与走势对比。',
    calls: () => [],
    prerender: headBlocks,
    isPrivate: true,
  },
  contact: { description: '联系方式与意见反馈。' },
  daohang: { description: '加密行业网站导航。' },
  dcep: { description: '数字人民币科普、资讯与试点时间线。' },
  declare: documentPage(declare),
  faq: { description: '帮助中心与常见问题。' },
  futures: { description: '合约行情。' },
  gradeGuide: { ...documentPage(exchangeBoardGradeGuide), sameAs: 'exchangeBoardGradeGuide' },
  joinUs: { description: '加入我们。', isPrivate: true },
  privacy: documentPage(privacy),
  verification: { description: '核验域名、邮箱与账号是否为本站官方。' },
} satisfies Record<keyof typeof sitePages, Served>;
