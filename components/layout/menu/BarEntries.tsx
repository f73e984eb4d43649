import { FirstLevel, stepThrough, type GroupsOpen } from './FirstLevel';
import type { Menu } from './use-menu';
import styles from './BarEntries.module.css';

export function BarEntries({ menu, groups }: { menu: Menu; groups: GroupsOpen }) {
  return (
    <ul className={styles.list} onKeyDown={stepThrough}>
      <FirstLevel menu={menu} groups={groups} />
    </ul>
  );
}
