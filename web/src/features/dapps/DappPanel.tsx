import { dappChainColumns } from '@coinmirror/shared/columns/dapps.ts';
import type { DappChainUse, DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import { Card } from '#ui/card/Card.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { RiskCard } from '#ui/risk/RiskCard.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { Contracts } from './Contracts.tsx';
import { DappChart } from './DappChart.tsx';
import styles from './dapps.module.css';

interface PanelProps {
  readonly dapp: DappDetail;
  readonly asOf: number;
}

const chainOf = ({ chain }: DappChainUse) => chain;
const CHAIN_NOTES = ['各链之和即全部；在多条链上使用的地址计在其用得最多的链上。'];

/** One application: its usage by day and by chain, its contracts, its risks. */
export function DappPanel({ dapp, asOf }: PanelProps) {
  return (
    <WithRail
      first={<RiskCard level={dapp.risk} risks={dapp.risks} definition="dappRisk" />}
      rail={<Rail dapp={dapp} />}
    >
      <DappChart dapp={dapp} asOf={asOf} />
      <SectionTable
        title="所在公链"
        id="dapp-chains"
        columns={dappChainColumns}
        rows={dapp.byChain}
        rowKey={chainOf}
        footnotes={CHAIN_NOTES}
      />
      <Contracts dapp={dapp} />
    </WithRail>
  );
}

function Rail({ dapp }: Pick<PanelProps, 'dapp'>) {
  const { coin, exchangeCode } = dapp;
  const rows = [
    { label: '官网', value: <ExternalLink href={dapp.website} /> },
    { label: '源代码', value: dapp.isOpenSource ? '公开' : '未全部公开' },
    ...(coin === null
      ? []
      : [
          {
            label: '代币',
            value: (
              <PageLink to="coin" params={{ coinCode: coin.code }}>
                {coin.name} {coin.symbol}
              </PageLink>
            ),
          },
        ]),
    ...(exchangeCode === ''
      ? []
      : [
          {
            label: '交易所页',
            value: (
              <PageLink to="exchange" params={{ id: exchangeCode }}>
                {dapp.name}
              </PageLink>
            ),
          },
        ]),
  ];
  return (
    <Card title="简介">
      <p className={styles.prose}>{dapp.description}</p>
      <FactRows rows={rows} />
      <p className={styles.note}>链接不带邀请码；连接钱包前请核对域名与授权内容。</p>
    </Card>
  );
}
