import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

interface FooterLink {
  readonly title: string;
  readonly href: string;
  /** A window that a plain press opens where the visitor is; without scripts the address leads to it. */
  readonly opens?: 'feedback';
}

/** Links beside each other, on one line where there is room. */
interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The section of the app's page with the steps for a kind of device. */
const stepsFor = (device: 'ios' | 'android' | 'desktop') => `${hrefTo('app')}#${device}`;

/** The links of the specification's footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: '帮助与关于',
    links: [
      { title: '帮助', href: hrefTo('faq') },
      { title: '反馈', href: hrefTo('contact', {}, { feedback: 1 }), opens: 'feedback' },
      { title: '官方验证', href: hrefTo('verification') },
      { title: '联系', href: hrefTo('contact') },
      { title: '关于', href: hrefTo('aboutus') },
      { title: '数据状态', href: hrefTo('status') },
      { title: '开放数据', href: hrefTo('openData') },
    ],
  },
  {
    title: '条款与提交',
    links: [
      { title: '用户协议', href: hrefTo('agreement') },
      { title: '隐私政策', href: hrefTo('privacy') },
      { title: '免责声明', href: hrefTo('declare') },
      { title: '提交币种', href: hrefTo('submitCoin') },
      { title: '提交交易所', href: hrefTo('submitExchange') },
    ],
  },
  {
    title: '安装网页 App',
    links: [
      { title: 'iOS', href: stepsFor('ios') },
      { title: 'Android', href: stepsFor('android') },
      { title: 'Windows', href: stepsFor('desktop') },
      { title: 'Mac', href: stepsFor('desktop') },
    ],
  },
];
