import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

interface FooterLink {
  readonly title: string;
  readonly href: string;
  /** A window that a plain press opens where the visitor is; without scripts the address leads to it. */
  readonly opens?: 'feedback';
}

interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The links of the specification's footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: '帮助',
    links: [
      { title: '帮助中心', href: hrefTo('faq') },
      { title: '意见反馈', href: hrefTo('contact', {}, { feedback: 1 }), opens: 'feedback' },
      { title: '官方验证', href: hrefTo('verification') },
      { title: '用户协议', href: hrefTo('agreement') },
      { title: '隐私政策', href: hrefTo('privacy') },
    ],
  },
  {
    title: '关于',
    links: [
      { title: '关于我们', href: hrefTo('aboutus') },
      { title: '联系我们', href: hrefTo('contact') },
      { title: '免责声明', href: hrefTo('declare') },
      { title: '提交币种', href: hrefTo('submitCoin') },
      { title: '提交交易所', href: hrefTo('submitExchange') },
    ],
  },
  {
    title: '下载 App',
    links: [
      { title: 'iOS 版', href: hrefTo('app', {}, { platform: 'ios' }) },
      { title: 'Android 版', href: hrefTo('app', {}, { platform: 'android' }) },
      { title: 'Windows 版', href: hrefTo('app', {}, { platform: 'windows' }) },
      { title: 'Mac 版', href: hrefTo('app', {}, { platform: 'mac' }) },
    ],
  },
];
