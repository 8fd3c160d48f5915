import { Outlet } from 'react-router';
import { cx } from '#ui/classNames.ts';
import body from '../body.module.css';
import { SideNav } from '../sideNav/SideNav.tsx';
import styles from './ExchangeGuideLayout.module.css';
import { guideGroups } from './guideLinks.ts';

/** The guide to exchanges: its pages at the left, the text at a readable width. */
export function ExchangeGuideLayout() {
  return (
    <div className={cx(body.column, body.withSide)}>
      <SideNav label="交易所指南" groups={guideGroups} />
      <div className={styles.text}>
        <Outlet />
      </div>
    </div>
  );
}
