import { keysOf, type ShortcutName } from '@/lib/state/shortcuts';
import styles from './Shortcut.module.css';

/** The keys of an action, shown in its button but not part of its accessible name. */
export const Shortcut = ({ name }: { name: ShortcutName }) => (
  <kbd className={styles.key} aria-hidden="true">
    {keysOf(name)}
  </kbd>
);
