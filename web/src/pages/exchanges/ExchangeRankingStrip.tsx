import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { exchangeTabs } from '@coinmirror/shared/pages/exchangeTabs.ts';
import { exchangeCompareHref } from '#features/compare/exchangeCompare.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import styles from './exchangeRankings.module.css';

/** The tabs above every exchange ranking, with a link to the comparison. */
export function ExchangeRankingStrip({ shown }: { readonly shown: RouteName }) {
  return (
    <LinkTabs
      label="交易所榜单"
      items={exchangeTabs(shown)}
      keepScroll={false}
      aside={
        <HrefLink href={exchangeCompareHref()} className={styles.compare}>
          对比
        </HrefLink>
      }
      smallAside
    />
  );
}
