import {
  ALL_PORTFOLIOS,
  FIRST_PORTFOLIO,
  type PortfolioName,
} from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { MoreIcon, PlusIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import styles from './PortfolioTabs.module.css';

interface PortfolioTabsProps {
  readonly portfolios: readonly PortfolioName[];
  /** null: all together. */
  readonly shown: PortfolioName | null;
  /** What one is worth, all of them for null; '' while it is not known. */
  readonly worthOf: (portfolio: PortfolioName | null) => string;
  readonly onShow: (name: string | null) => void;
  readonly onAdd: () => void;
  readonly onRename: (portfolio: PortfolioName) => void;
  readonly onRemove: (portfolio: PortfolioName) => void;
  readonly children: ReactNode;
}

/** All portfolios together, and each: tabs once there are several. */
export function PortfolioTabs(props: PortfolioTabsProps) {
  const { portfolios, shown, worthOf, onShow, onAdd, onRename, onRemove, children } = props;
  if (portfolios.length < 2) return children;
  const item = (key: string, name: string, portfolio: PortfolioName | null) => ({
    key,
    label: (
      <span className={styles.name}>
        {name}
        <span className={styles.value}>{worthOf(portfolio)}</span>
      </span>
    ),
  });
  return (
    <Tabs
      label="组合"
      smallAside
      value={shown?.name ?? ALL_PORTFOLIOS}
      onChange={(name) => onShow(name === ALL_PORTFOLIOS ? null : name)}
      items={[
        item(ALL_PORTFOLIOS, ALL_PORTFOLIOS, null),
        ...portfolios.map((one) => item(one.name, one.name, one)),
      ]}
      aside={
        <>
          <IconButton label="新建组合" icon={<PlusIcon />} onClick={onAdd} />
          {shown && (
            <Menu
              align="end"
              trigger={(trigger) => <IconButton {...trigger} label="组合操作" icon={<MoreIcon />} />}
              groups={[
                {
                  key: 'portfolio',
                  label: shown.name,
                  items: [
                    { key: 'rename', label: '重命名', onSelect: () => onRename(shown) },
                    {
                      key: 'delete',
                      label: '删除组合',
                      danger: true,
                      disabled: shown.id === FIRST_PORTFOLIO.id,
                      onSelect: () => onRemove(shown),
                    },
                  ],
                },
              ]}
            />
          )}
        </>
      }
    >
      {children}
    </Tabs>
  );
}
