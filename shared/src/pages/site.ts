import type { PageRow } from './page.ts';

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
