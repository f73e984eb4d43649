import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { useBytes } from '@/components/ui/media/measures';
import type { Folders } from '@/components/shared/material/use-folders';
import { DENSITY_SIZES, type Column, type Density } from '@/components/ui/table/rows/column';
import type { Material } from '@/lib/api/material';
import { LinkButton } from '@/components/ui/layout/TextLink';
import { FileName } from '@/components/ui/feedback/FileName';
import { MaterialPicture } from '@/components/shared/material/MaterialPicture';
import { Tags } from './details/Tags';
import { useDragMaterials } from './use-drag-materials';
import styles from './MaterialName.module.css';

interface MaterialNameProps {
  material: Material;
  size: number;
  onOpen: () => void;
  dragged: (() => readonly Material[]) | undefined;
}

function MaterialName({ material, size, onOpen, dragged }: MaterialNameProps) {
  const element = useRef<HTMLDivElement>(null);
  useDragMaterials(element, dragged);
  return (
    <div className={styles.root} ref={element}>
      <span className="picture" style={{ width: size, height: size }}>
        <MaterialPicture material={material} bare />
      </span>
      <LinkButton data-material={material.id} onClick={onOpen} className={styles.link}>
        <FileName name={material.name} />
      </LinkButton>
    </div>
  );
}

export interface ColumnParts {
  density: Density;
  folders: Folders;
  onOpen: (material: Material) => void;
  dragged: ((material: Material) => readonly Material[]) | undefined;
}

export function useMaterialColumns({ density, folders, onOpen, dragged }: ColumnParts): Column<Material>[] {
  const t = useTranslations('material.column');
  const library = useTranslations('library');
  const bytes = useBytes();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      width: 260,
      grow: true,
      hideable: false,
      render: (material) => (
        <MaterialName
          material={material}
          size={DENSITY_SIZES[density].thumb}
          onOpen={() => onOpen(material)}
          dragged={dragged && (() => dragged(material))}
        />
      ),
    },
    { key: 'kind', title: t('kind'), width: 84, render: ({ kind }) => library(`kind.${kind}`) },
    {
      key: 'size',
      title: t('size'),
      sort: 'size',
      firstOrder: 'desc',
      width: 96,
      align: 'right',
      render: ({ size }) => bytes(size),
    },
    {
      key: 'pixels',
      title: t('pixels'),
      width: 124,
      align: 'right',
      render: ({ width, height }) => (width && height ? library('pixels', { width, height }) : '–'),
    },
    {
      key: 'used',
      title: t('used'),
      width: 92,
      render: ({ usedBy }) => (usedBy.length > 0 ? library('usedIn', { count: usedBy.length }) : library('unused')),
    },
    {
      key: 'folder',
      title: t('folder'),
      width: 140,
      render: ({ folderId }) => folders.pathNames(folderId).at(-1) ?? library('folders.root'),
    },
    { key: 'tags', title: t('tags'), width: 160, render: ({ tags }) => <Tags tags={tags} /> },
    {
      key: 'createdAt',
      title: t('createdAt'),
      sort: 'createdAt',
      firstOrder: 'desc',
      width: 120,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      firstOrder: 'desc',
      width: 120,
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}
