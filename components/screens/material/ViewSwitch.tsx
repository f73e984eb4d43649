import { LayoutGrid, List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { readStored, writeStored } from '@/lib/util/browser/storage';

export type MaterialView = 'grid' | 'list';

const VIEWS = [
  { value: 'grid', icon: LayoutGrid },
  { value: 'list', icon: List },
] as const;

const KEY = 'supplier-client:materials:view';

export function useMaterialView(): [MaterialView, (view: MaterialView) => void] {
  const [view, setView] = useState<MaterialView>(() => (readStored(KEY) === 'list' ? 'list' : 'grid'));
  return [
    view,
    (next) => {
      setView(next);
      writeStored(KEY, next);
    },
  ];
}

export function ViewSwitch({ view, onChange }: { view: MaterialView; onChange: (view: MaterialView) => void }) {
  const t = useTranslations('material.view');
  const id = useId();
  return (
    <Segmented
      name={id}
      aria-label={t('label')}
      value={view}
      onChange={(next) => onChange(next as MaterialView)}
      options={VIEWS.map(({ value, icon: Icon }) => ({
        value,
        label: (
          <>
            <Icon size={16} aria-hidden />
            <VisuallyHidden>{t(value)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}
