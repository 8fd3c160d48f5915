import type { DefiPart, DefiPeer, DefiProtocolDetail } from '@coinmirror/shared/contract/defi/protocol.ts';
import { linkOfChain, linkOfProtocol } from '@coinmirror/shared/dashboards/defi/columns.ts';
import {
  defiAssetColumns,
  defiPeerColumns,
  defiProtocolDashboard,
} from '@coinmirror/shared/dashboards/defi/protocol.ts';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import layout from './ProtocolFigures.module.css';
import styles from './ResourceList.module.css';

const partKey = ({ code }: DefiPart) => code;
const chainTable = defiProtocolDashboard.table;
const chainLink = rowLinkTo(({ code }: DefiPart) => linkOfChain(code));
const peerKey = ({ code }: DefiPeer) => code;
const peerLink = rowLinkTo(({ code }: DefiPeer) => linkOfProtocol(code));

/** A protocol's chains and locked coins beside each other, similar protocols, and its other pages on this site. */
export function ProtocolFigures({ value }: { readonly value: DefiProtocolDetail }) {
  const { assets, peers, category, coin, exchange, isTwice } = value;
  return (
    <>
      <div className={layout.tables}>
        <SectionTable
          title={chainTable.title}
          id={chainTable.id}
          columns={chainTable.columns}
          rows={chainTable.rows(value)}
          rowKey={partKey}
          rowLink={chainLink}
        />
        <SectionTable
          title="资产构成"
          id="defi-protocol-assets"
          columns={defiAssetColumns}
          rows={assets}
          rowKey={partKey}
          footnotes={isTwice ? ['它的凭证也存在别的协议里，默认不计入 DeFi 总额。'] : []}
        />
        {peers.length > 0 && (
          <SectionTable
            title={`同类协议：${category}`}
            id="defi-protocol-peers"
            columns={defiPeerColumns}
            rows={peers}
            rowKey={peerKey}
            rowLink={peerLink}
          />
        )}
      </div>
      {(coin || exchange !== '') && (
        <PageSection title="相关页面">
          <ul className={styles.list}>
            {coin && (
              <li>
                <PageLink to="coin" params={{ coinCode: coin.code }}>
                  {coin.name} {coin.symbol}
                </PageLink>
                <span>协议代币的行情</span>
              </li>
            )}
            {coin?.isGoverned && (
              <li>
                <PageLink to="proposalCoin" params={{ code: coin.code }}>
                  {coin.symbol} 社区提案
                </PageLink>
                <span>治理提案与投票</span>
              </li>
            )}
            {exchange !== '' && (
              <li>
                <PageLink to="exchange" params={{ id: exchange }}>
                  交易对与成交额
                </PageLink>
                <span>它作为交易所的页面</span>
              </li>
            )}
          </ul>
        </PageSection>
      )}
    </>
  );
}
