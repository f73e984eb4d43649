import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { navigate } from '@/lib/router/location';
import { crumbItem, Trail, type Crumb } from './crumbs';
import { foldingAt } from './breadcrumb-fold';
import styles from './Breadcrumb.module.css';

/** The first and the last level with "…" between them, whose menu has the others; without room, the last one alone. */
export function FoldedCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('layout');
  const trail = useRef<HTMLElement>(null);
  const [keepsFirst, setKeepsFirst] = useState(crumbs.length > 2);
  const [anchor, setAnchor] = useState<HTMLElement>();
  useEffect(() => {
    const inner = trail.current;
    const outer = inner?.parentElement;
    if (!inner || !outer || crumbs.length <= 2) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (inner.dataset.first === 'true') width = inner.scrollWidth;
      setKeepsFirst(width <= outer.clientWidth);
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [crumbs.length]);

  const { before, folded, last } = foldingAt(keepsFirst, crumbs);
  const more = t('breadcrumbMore');
  const actions = folded.map(({ key, title, to }) => ({
    key,
    label: title,
    disabled: to === undefined,
    run: () => to !== undefined && navigate(to),
  }));
  const button = (
    <button
      type="button"
      aria-label={more}
      title={more}
      aria-haspopup="menu"
      aria-expanded={Boolean(anchor)}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      …
    </button>
  );
  return (
    <>
      <Trail
        className={styles.foldedTrail}
        ref={trail}
        separator=">"
        aria-label={t('breadcrumb')}
        data-first={keepsFirst}
      >
        {before.map((crumb) => crumbItem(crumb, false))}
        {folded.length > 0 && button}
        {last && crumbItem(last, true)}
      </Trail>
      {anchor && <LazyActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
