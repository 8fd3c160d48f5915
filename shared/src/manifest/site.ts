import type { PageRow } from './page.ts';

/** Tools, and pages about the site. */
export const sitePages = {
  software: { pattern: '/software/:id', title: '软件下载' },
  softwareIndex2: { pattern: '/software/:id/index2', title: '软件下载', view: 'software' },
  softwareHome: { pattern: '/software/index2', title: '软件下载大全' },
  aboutus: { pattern: '/aboutus', title: '关于我们' },
  agreement: { pattern: '/agreement.html', title: '用户协议' },
  app: { pattern: '/app', title: '安装网页 App', nav: '网页 App', layout: 'appDownload' },
  appDownloadTips: { pattern: '/app/downloadtips', title: '网页 App 安装说明', layout: 'appDownload' },
  applyGuide: { pattern: '/apply_guide', title: '申请指南' },
  charts: { pattern: '/charts', title: '图表' },
  compare: { pattern: '/compare', title: '币种对比' },
  contact: { pattern: '/contact', title: '联系我们' },
  siteDirectory: { pattern: '/daohang', title: '导航' },
  dcep: { pattern: '/dcep.html', title: '数字人民币' },
  declare: { pattern: '/declare', title: '免责声明' },
  faq: { pattern: '/faq', title: '帮助中心' },
  futures: { pattern: '/futures', title: '合约行情', live: true },
  gradeGuide: {
    pattern: '/gradeguide',
    title: '评级说明',
    view: 'exchangeGradeGuide',
    layout: 'exchangeGuide',
  },
  joinUs: { pattern: '/joinus_backup', title: '加入我们' },
  openData: { pattern: '/opendata', title: '开放数据' },
  privacy: { pattern: '/privacy.html', title: '隐私政策' },
  status: { pattern: '/status', title: '数据状态' },
  verification: { pattern: '/verification', title: '官方验证', layout: 'verification' },
} as const satisfies Record<string, PageRow>;
