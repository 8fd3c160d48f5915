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
  /** What the links do not say. */
  readonly note?: string;
}

/** The section of the app's page with the steps for a kind of device. */
const stepsFor = (device: 'ios' | 'android' | 'desktop') => `${hrefTo('app')}#${device}`;

/** The links of the specification's footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: '帮助',
    links: [
      { title: '帮助中心', href: hrefTo('faq') },
      { title: '意见反馈', href: hrefTo('contact', {}, { feedback: 1 }), opens: 'feedback' },
      { title: '数据状态', href: hrefTo('status') },
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
    title: '安装网页 App',
    links: [
      { title: 'iPhone 与 iPad', href: stepsFor('ios') },
      { title: '安卓手机', href: stepsFor('android') },
      { title: 'Windows 电脑', href: stepsFor('desktop') },
      { title: 'Mac 电脑', href: stepsFor('desktop') },
    ],
    note: '本站没有安装包，浏览器即可安装',
  },
];
