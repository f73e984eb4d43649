import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { EmptyState } from '@/components/ui/feedback/EmptyState';

export interface ListEmptyProps {
  filtered: boolean;
  onClear: () => void;
  /** Texts and an action for a list that has never had a record. */
  never: { title: string; text: string; action?: { label: string; run: () => void } };
}

/** No rows: either there have never been any, or none matches. */
export function ListEmpty({ filtered, onClear, never }: ListEmptyProps) {
  const t = useTranslations('table.none');
  if (filtered) {
    const clear = (
      <Button size="small" onClick={onClear}>
        {t('action')}
      </Button>
    );
    return <EmptyState kind="none" title={t('title')} text={t('text')} actions={clear} />;
  }
  const { title, text, action } = never;
  return (
    <EmptyState
      kind="never"
      title={title}
      text={text}
      actions={
        action && (
          <Button
            size="small"
            variant="contained"
            startIcon={<Plus size={16} aria-hidden />}
            onClick={action.run}
            {...lockOf()}
          >
            {action.label}
          </Button>
        )
      }
    />
  );
}
