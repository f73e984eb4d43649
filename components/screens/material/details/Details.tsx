import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Expand, ExternalLink, FolderInput, Pencil, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction, IconLink } from '@/components/ui/button/IconAction';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { MaterialPicture } from '@/components/shared/material/MaterialPicture';
import type { Folders } from '@/components/shared/material/use-folders';
import { Can } from '@/components/ui/permission/Can';
import { shownAddress } from '@/lib/api/addresses/file-address';
import { materialApi, type Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { DetailFacts } from './DetailFacts';
import { UsageList } from './UsageList';
import type { MaterialActions } from '../use-material-actions';
import { useCopyLink } from '../use-copy-link';
import styles from './Details.module.css';

interface DetailsProps {
  id: string;
  /** The file as cached by the list. */
  known: Material | undefined;
  folders: Folders;
  actions: MaterialActions;
  mayEdit: boolean;
  onClose: () => void;
}

export function Details({ id, known, folders, actions, mayEdit, onClose }: DetailsProps) {
  const t = useTranslations('material.details');
  const action = useTranslations('entry.action');
  const copy = useCopyLink();
  const query = useQuery({ ...materialApi.detail(id), placeholderData: known });
  const material = query.data;
  const close = (
    <IconAction size="small" label={action('close')} onClick={onClose}>
      <X size={16} aria-hidden />
    </IconAction>
  );
  if (!material) {
    return (
      <div className={styles.root}>
        <div className="head">
          <h2>{t('label')}</h2>
          {close}
        </div>
        {query.error && <ErrorRegion error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />}
      </div>
    );
  }
  const address = shownAddress(material.url);
  const isPicture = material.kind === 'image';
  const preview = () => actions.open({ kind: 'preview', material });
  return (
    <div className={styles.root}>
      <div className="picture">
        <MaterialPicture material={material} whole />
        <div className="tools">
          {isPicture ? (
            <IconAction size="small" label={t('preview')} onClick={preview}>
              <Expand size={16} aria-hidden />
            </IconAction>
          ) : (
            <IconLink size="small" label={t('openFile')} href={address} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={16} aria-hidden />
            </IconLink>
          )}
          {close}
        </div>
      </div>
      <div className="head">
        <h2 dir="ltr">{visibleFileName(material.name)}</h2>
        {mayEdit && (
          <IconAction
            size="small"
            label={t('rename')}
            onClick={() => actions.open({ kind: 'rename', material })}
            {...lockOf()}
          >
            <Pencil size={16} aria-hidden />
          </IconAction>
        )}
      </div>
      <DetailFacts
        material={material}
        folders={folders}
        onTags={mayEdit ? () => actions.open({ kind: 'tags', material }) : undefined}
      />
      <hr />
      <h3>
        {t('usage')} <CountBadge>{material.usedBy.length}</CountBadge>
      </h3>
      {material.usedBy.length > 0 ? <UsageList usedBy={material.usedBy} /> : <p className="quiet">{t('unused')}</p>}
      <div className="foot">
        <Button size="small" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy(address)}>
          {t('copy')}
        </Button>
        <ButtonLink
          size="small"
          href={address}
          download={material.name}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Download size={16} aria-hidden />}
        >
          {t('download')}
        </ButtonLink>
        {mayEdit && (
          <Button
            size="small"
            startIcon={<FolderInput size={16} aria-hidden />}
            onClick={() => actions.open({ kind: 'move', materials: [material] })}
            {...lockOf()}
          >
            {t('move')}
          </Button>
        )}
        <Can guard={['material:delete']}>
          <Button
            size="small"
            color="error"
            startIcon={<Trash2 size={16} aria-hidden />}
            onClick={() => actions.remove([material])}
            {...lockOf()}
          >
            {t('delete')}
          </Button>
        </Can>
      </div>
    </div>
  );
}
