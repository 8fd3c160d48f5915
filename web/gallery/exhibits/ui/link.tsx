import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'PageLink, HrefLink, ExternalLink, GuardedLink',
  about:
    'PageLink names a page of the table; HrefLink takes an address of hrefTo; the others leave the site.',
  states: [
    {
      name: 'to a page',
      show: () => (
        <p>
          查看
          <PageLink to="coin" params={{ coinCode: 'bitcoin' }}>
            比特币
          </PageLink>
          的行情
        </p>
      ),
    },
    { name: 'to an address', show: () => <HrefLink href={hrefTo('home')}>返回首页</HrefLink> },
    {
      name: 'in the look of a button',
      show: () => (
        <PageLink to="home" className={buttonClass('primary')}>
          查看行情
        </PageLink>
      ),
    },
    {
      name: 'out of the site',
      show: () => <ExternalLink href="https://bitcoin.org">bitcoin.org</ExternalLink>,
    },
    {
      name: 'out of the site, paid for',
      show: () => (
        <ExternalLink href="https://example.com" sponsored>
          注册交易所（广告）
        </ExternalLink>
      ),
    },
    {
      name: 'an address that must not be followed',
      show: () => <ExternalLink href="ftp://example.com/wallet.zip">不安全的地址</ExternalLink>,
    },
    {
      name: 'asks before it leaves',
      opens: true,
      show: () => (
        <GuardedLink href="https://unverified.example.com" guarded>
          未收录项目的官网
        </GuardedLink>
      ),
    },
  ],
};
