import { Tags as TagsIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import { IconAction } from '@/components/ui/button/IconAction';
import { Moment } from '@/components/ui/feedback/Moment';
import { clockOf, useBytes } from '@/components/ui/media/measures';
import type { Folders } from '@/components/shared/material/use-folders';
import { ROOT_FOLDER, type Material } from '@/lib/api/material';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { Tags } from './Tags';
import styles from './DetailFacts.module.css';

interface DetailFactsProps {
  material: Material;
  folders: Folders;
  /** Undefined without the right to edit. */
  onTags: (() => void) | undefined;
}

export function DetailFacts({ material, folders, onTags }: DetailFactsProps) {
  const t = useTranslations('material.details');
  const library = useTranslations('library');
  const bytes = useBytes();
  const { kind, mime, size, width, height, duration, folderId, tags, createdAt, updatedAt } = material;
  const facts: [name: string, value: ReactNode][] = [
    [t('kind'), mime ? `${library(`kind.${kind}`)} · ${mime}` : library(`kind.${kind}`)],
    [t('size'), bytes(size)],
    ...(width && height ? ([[t('pixels'), library('pixels', { width, height })]] as [string, ReactNode][]) : []),
    ...(duration === undefined ? [] : ([[t('duration'), clockOf(duration)]] as [string, ReactNode][])),
    [
      t('folder'),
      <TextLink key="folder" href={hrefOf(paths.materials({ folderId: folderId ?? ROOT_FOLDER, id: material.id }))}>
        {folders.pathNames(folderId).join(' / ') || library('folders.root')}
      </TextLink>,
    ],
    [t('createdAt'), <Moment key="created" at={createdAt} />],
    [t('updatedAt'), <Moment key="updated" at={updatedAt} />],
  ];
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt>{t('tags')}</dt>
      <dd className="tags">
        {tags.length > 0 ? (
          <Tags tags={tags} hrefOf={(tag) => hrefOf(paths.materials({ tag, id: material.id }))} />
        ) : (
          t('noTags')
        )}
        {onTags && (
          <IconAction size="small" label={t('editTags')} onClick={onTags}>
            <TagsIcon size={16} aria-hidden />
          </IconAction>
        )}
      </dd>
    </dl>
  );
}
