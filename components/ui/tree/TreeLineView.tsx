import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { dragSource, type DragData } from '@/components/ui/drag/tree-drag';
import type { TreeLine } from './tree-lines';
import { Line } from './tree-parts';

interface TreeLineViewProps {
  line: TreeLine;
  /** Undefined where nothing lies in it. */
  open: boolean | undefined;
  /** Whether Tab stops here. */
  current: boolean;
  selected: boolean | undefined;
  disabled: boolean | undefined;
  icon: ReactNode;
  end: ReactNode;
  buttons: ReactNode;
  /** What is dragged with it; absent: it stays where it is. */
  drag: (() => DragData) | undefined;
  drop: { side: 'before' | 'after' | 'inside' | 'refused'; level: number } | undefined;
  menu: { open: boolean; show: (anchor: HTMLElement) => void } | undefined;
  /** In place of the name, while it is written. */
  field: ReactNode;
  /** The id of what is told as its description. */
  factsId: string;
}

/** A node of a tree. */
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
        <ChevronRight size={16} strokeWidth={1.7} />
      </span>
      {icon}
      {field || (
        <span className="name" title={node.label}>
          {node.label}
        </span>
      )}
      {!field && (
        // The mouse's: a tree holds nodes only, named by their text, and keys have the menu. The focus stays on the line.
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
