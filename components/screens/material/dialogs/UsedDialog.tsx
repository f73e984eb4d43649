import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import type { Material } from '@/lib/api/material';
import { UsageList } from '../details/UsageList';
import type { MaterialActions } from '../use-material-actions';
import styles from './UsedDialog.module.css';

interface UsedDialogProps {
  materials: readonly Material[];
  usedBy: Material['usedBy'];
  actions: MaterialActions;
}

/** Each record once: it may use several of the files. */
const distinct = (usedBy: Material['usedBy']) => [
  ...new Map(usedBy.map((user) => [`${user.kind} ${user.id}`, user])).values(),
];

/** Deleting a file in use asks again and lists where it is used (contract 4). */
export function UsedDialog({ materials, usedBy, actions }: UsedDialogProps) {
  const t = useTranslations('material.used');
  const places = distinct(usedBy);
  const count = materials.length;
  return (
    <ConfirmDialog
      open
      danger
      busy={actions.busy}
      title={t('title', { count, name: materials[0]?.name ?? '' })}
      confirmLabel={t('confirm', { count })}
      onConfirm={() => actions.remove(materials, true)}
      onClose={actions.close}
    >
      {t('text', { places: places.length })}
      <div className={styles.box}>
        <UsageList usedBy={places} />
      </div>
    </ConfirmDialog>
  );
}
