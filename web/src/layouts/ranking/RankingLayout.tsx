import { Outlet } from 'react-router';
import { cx } from '#ui/classNames.ts';
import body from '../body.module.css';
import { SideNav } from '../sideNav/SideNav.tsx';
import { rankingGroups } from './rankingLinks.ts';

/** All rankings at the left, the chosen one beside them. */
export function RankingLayout() {
  return (
    <div className={cx(body.column, body.withSide)}>
      <SideNav label="排行榜" groups={rankingGroups} />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
