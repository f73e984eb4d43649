import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { dragSource, type DragData } from '@/components/ui/drag/tree-drag';
import type { TreeLine } from './tree-lines';
import { Line } from './tree-parts';

interface TreeLineViewProps {
  line: TreeLine;
  /** Undefined for a leaf. */
  open: boolean | undefined;
  /** Whether it is in the tab order. */
  current: boolean;
  selected: boolean | undefined;
  disabled: boolean | undefined;
  icon: ReactNode;
  end: ReactNode;
  buttons: ReactNode;
  /** Its drag data; undefined if it cannot be dragged. */
  drag: (() => DragData) | undefined;
  drop: { side: 'before' | 'after' | 'inside' | 'refused'; level: number } | undefined;
  menu: { open: boolean; show: (anchor: HTMLElement) => void } | undefined;
  /** The input shown in place of the name while it is edited. */
  field: ReactNode;
  /** Id of the element with its accessible description. */
  factsId: string;
}

export function TreeLineView({
  line,
  open,
  current,
  icon,
  end,
  buttons,
  drag,
  drop,
  menu,
  field,
  factsId,
  ...state
}: TreeLineViewProps) {
  const t = useTranslations('tree');
  const { node, level, position, size } = line;
  const element = useRef<HTMLDivElement>(null);
  const movable = drag !== undefined && !field;
  const data = useRef(drag);
  useEffect(() => {
    data.current = drag;
  });
  useEffect(() => {
    if (movable) return dragSource(element.current!, () => data.current?.() ?? {});
  }, [movable]);
  return (
    <Line
      ref={element}
      role="treeitem"
      data-id={node.id}
      tabIndex={current ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={open}
      aria-selected={state.selected}
      aria-disabled={state.disabled}
      aria-describedby={end ? factsId : undefined}
      data-drop={drop?.side}
      style={{ '--level': level, '--drop-level': drop?.level ?? level } as CSSProperties}
    >
      <span className="twist" data-twist data-leaf={open === undefined || undefined} aria-hidden>
        {open !== undefined && <ChevronRight size={16} strokeWidth={1.7} />}
      </span>
      {icon}
      {field || (
        <span className="name" title={node.label}>
          {node.label}
        </span>
      )}
      {!field && (
        // For pointers only: a tree item is named by its text, and the keyboard has the menu. The line keeps the focus.
        <span className="end" aria-hidden onMouseDown={(event) => event.preventDefault()}>
          <span className="facts" id={factsId}>
            {end}
          </span>
          {buttons}
          {menu && (
            <IconAction
              className="more"
              size="small"
              tabIndex={-1}
              label={t('more', { name: node.label })}
              aria-haspopup="menu"
              aria-expanded={menu.open || undefined}
              onClick={(event) => menu.show(event.currentTarget)}
            >
              <Ellipsis size={16} aria-hidden />
            </IconAction>
          )}
        </span>
      )}
    </Line>
  );
}
