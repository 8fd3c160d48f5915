import * as icons from '#ui/icon/icons.ts';
import type { Exhibit } from '../../exhibit.ts';
import styles from './icon.module.css';

export const exhibit: Exhibit = {
  title: 'icons',
  about: 'One import each. Silent: what they mean stands beside them, or in the label of their button.',
  states: [
    {
      name: 'all of them, by name',
      wide: true,
      show: () => (
        <ul className={styles.icons} lang="en">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className={styles.icon}>
              <Icon size={20} aria-hidden="true" />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
