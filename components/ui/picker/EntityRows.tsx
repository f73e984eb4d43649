import { Skeleton } from '@/components/ui/loading/Skeleton';
import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { TextLink } from '@/components/ui/layout/TextLink';
import { EntityFace } from './EntityFace';
import type { Face } from './face';
import { placed, useOrder } from '@/components/ui/drag/use-order';
import { useRecords, type BriefApi } from '@/components/ui/use-records';
import styles from './EntityRows.module.css';

interface EntityRowsProps<T> {
  label: string;
  api: BriefApi<T>;
  face: (record: T) => Face;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  hrefOf?: (id: string) => string;
  /** For narrow spaces: no status, a smaller picture. */
  dense?: boolean;
}

/** Chosen records in order: moved by dragging or by buttons, and removable. A deleted record is marked as such. */
export function EntityRows<T>({ label, api, face, ids, onChange, hrefOf, dense = false }: EntityRowsProps<T>) {
  const t = useTranslations('picker');
  const records = useRecords(api, ids);
  const list = useRef<HTMLOListElement>(null);
  const wantDrag = useOrder(list, ids, onChange);
  const remove = (id: string, index: number) => {
    // The focus moves to the row that takes the removed one's position, so that it is never lost.
    const buttons = list.current?.querySelectorAll<HTMLElement>('.remove');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current)?.focus();
    onChange(ids.filter((other) => other !== id));
  };
  return (
    <ol
      className={styles.list}
      ref={list}
      tabIndex={-1}
      data-dense={dense || undefined}
      aria-label={label}
      onPointerEnter={wantDrag}
    >
      {ids.map((id, index) => {
        const { data: record, isPending } = records.get(id) ?? {};
        const shown: Face = record ? face(record) : { title: record === null ? t('gone', { id }) : id };
        const name = shown.title;
        const first = index === 0;
        const last = index === ids.length - 1;
        const link = record && hrefOf && (
          <TextLink href={hrefOf(id)} className="name">
            {name}
          </TextLink>
        );
        // Not disabled: the button that has just moved its row to the end must keep the focus.
        return (
          <li key={id} data-id={id}>
            <GripVertical size={16} className="grip" aria-hidden />
            {isPending ? (
              <Skeleton height={32} flex={1} />
            ) : (
              <EntityFace
                face={dense ? { ...shown, state: undefined } : shown}
                size={dense ? 32 : 40}
                title={link || name}
              />
            )}
            <span className="tools">
              <IconAction
                size="small"
                label={t('earlier', { name })}
                aria-disabled={first}
                onClick={() => first || onChange(placed(ids, id, index - 1))}
              >
                <ChevronUp size={16} aria-hidden />
              </IconAction>
              <IconAction
                size="small"
                label={t('later', { name })}
                aria-disabled={last}
                onClick={() => last || onChange(placed(ids, id, index + 1))}
              >
                <ChevronDown size={16} aria-hidden />
              </IconAction>
              <IconAction
                size="small"
                className="remove"
                label={t('remove', { name })}
                onClick={() => remove(id, index)}
              >
                <X size={16} aria-hidden />
              </IconAction>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
