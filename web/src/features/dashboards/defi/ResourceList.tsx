import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './ResourceList.module.css';

const SITES = [
  { name: 'DefiLlama', url: 'https://defillama.com', note: '协议与公链的锁仓量、费用与收益' },
  { name: 'L2BEAT', url: 'https://l2beat.com', note: '二层网络的规模与信任假设' },
  { name: 'Dune', url: 'https://dune.com', note: '用 SQL 查询链上数据' },
  { name: 'Etherscan', url: 'https://etherscan.io', note: '以太坊交易与合约' },
] as const;

/** Further reading on DeFi: pages of this site, and public sites for verification. */
export function ResourceList() {
  return (
    <ul className={styles.list}>
      <li>
        <PageLink to="dataDefiCourse">DeFi 教程</PageLink>
        <span>从自动做市到再质押：机制、名词与风险</span>
      </li>
      <li>
        <PageLink to="dataDefiFees">费用与收入</PageLink>
        <span>协议与公链赚多少，市值是它的几倍</span>
      </li>
      <li>
        <PageLink to="dataDefiNews">DeFi 资讯</PageLink>
        <span>板块周报与机制文章</span>
      </li>
      <li>
        <PageLink to="conceptItem" params={{ id: 'defi' }}>
          DeFi 概念板块
        </PageLink>
        <span>板块指数与全部成分币种</span>
      </li>
      <li>
        <PageLink to="dataDex">DEX 数据</PageLink>
        <span>链上成交额、份额与热门交易对</span>
      </li>
      <li>
        <PageLink to="dataPools">DEX 资金池</PageLink>
        <span>热门与新建的池，流动性与风险提示</span>
      </li>
      <li>
        <PageLink to="dataStable">稳定币</PageLink>
        <span>偏离、流通量与增发</span>
      </li>
      {SITES.map(({ name, url, note }) => (
        <li key={url}>
          <ExternalLink href={url}>{name}</ExternalLink>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
