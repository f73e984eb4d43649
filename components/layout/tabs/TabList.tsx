import MuiTabs from '@mui/material/Tabs';
import type { Theme } from '@/lib/state/theme';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject, type WheelEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { isClosable, type Tab } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { TabItem, type TabHandlers } from './TabItem';
import { stepTab, placeTab } from './tab-tools';
import styles from './tab-strip.module.css';

const tabElement = (list: HTMLElement | null, id: string | undefined) =>
  list?.querySelector<HTMLElement>(id === undefined ? '[role="tab"][tabindex="0"]' : `[data-tab="${CSS.escape(id)}"]`);

/** When the focused tab is closed the focus moves to the next one, else to the previous, else to the current one. */
function useTabFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const order = useRef<readonly string[]>([]);
  const focused = useRef<string>(undefined);
  // A string, so that a new array with the same tabs is not a change.
  const key = ids.join('\n');
  useEffect(() => {
    const before = order.current;
    const now = key.split('\n');
    order.current = now;
    const active = document.activeElement;
    if (now.length >= before.length || (active && active !== document.body)) return;
    const at = focused.current === undefined ? -1 : before.indexOf(focused.current);
    const heirs = at < 0 ? [] : [...before.slice(at), ...before.slice(0, at).reverse()];
    tabElement(
      list.current,
      heirs.find((id) => now.includes(id)),
    )?.focus();
  }, [list, key]);
  return useCallback((id) => void (focused.current = id), []);
}

/** Loaded with the first pointer over the tabs bar, so that the frame does not wait for it. */
const loadDrag = () => import('@/components/ui/drag/row-drag');
type DragInRow = Awaited<ReturnType<typeof loadDrag>>['dragInRow'];

/** Lets all tabs but the first be reordered by dragging; returns the function that loads its code. */
function useTabDrag(list: RefObject<HTMLElement | null>, ids: readonly string[]): () => void {
  const [drag, setDrag] = useState<{ inRow: DragInRow }>();
  const key = ids.join('\n');
  useEffect(() => {
    if (!list.current || !drag) return;
    const elements = [...list.current.querySelectorAll<HTMLElement>('[data-tab]')];
    const keyOf = ({ dataset: { tab } }: HTMLElement) => (tab === elements[0]?.dataset.tab ? undefined : tab);
    return drag.inRow({ elements, keyOf, onDrop: placeTab });
  }, [list, drag, key]);
  return () => {
    if (!drag)
      loadDrag().then(
        ({ dragInRow }) => setDrag({ inRow: dragInRow }),
        () => undefined,
      );
  };
}

interface TabListProps {
  tabs: Tab[];
  current: Tab | undefined;
  look: Theme['tabsBarStyle'];
  icons: boolean;
  onChoose: TabHandlers['choose'];
  onClose: TabHandlers['close'];
  onMenu: TabHandlers['openMenu'];
}

function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>) {
  const scroller = currentTarget.querySelector('[role="tablist"]')?.parentElement;
  if (scroller && Math.abs(deltaY) > Math.abs(deltaX)) scroller.scrollLeft += deltaY;
}

/** Tabs with manual activation; Delete closes, Ctrl+Shift+arrow moves the tab, Shift+F10 opens its menu. */
export function TabList({ tabs, current, look, icons, onChoose, onClose, onMenu }: TabListProps) {
  const t = useTranslations('layout.tabs');
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState('');
  const ids = tabs.map((tab) => tab.id);
  const focused = useTabFocus(list, ids);
  const loadDrag = useTabDrag(list, ids);
  const shown = ids.includes(current?.id ?? '');

  const on = useMemo<TabHandlers>(() => {
    const move: TabHandlers['move'] = (tab, step, title) => {
      if (!stepTab(tab, step)) return;
      const row = store.get(tabsAtom).filter((other) => other.shown);
      const position = row.findIndex((other) => other.id === tab.id) + 1;
      setMoved(t('moved', { title, position, count: row.length }));
    };
    return { choose: onChoose, close: onClose, move, openMenu: onMenu, focused };
  }, [t, onChoose, onClose, onMenu, focused]);

  return (
    <>
      <MuiTabs
        className={styles.tabStrip}
        data-look={look}
        value={shown ? current?.id : false}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('label')}
        slotProps={{ list: { ref: list } }}
        onWheel={scrollSideways}
        onPointerEnter={loadDrag}
      >
        {tabs.map((tab) => (
          <TabItem key={tab.id} value={tab.id} tab={tab} withIcon={icons} closable={isClosable(tabs, tab)} on={on} />
        ))}
      </MuiTabs>
      <VisuallyHidden aria-live="polite">{moved}</VisuallyHidden>
    </>
  );
}
