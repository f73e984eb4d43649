import { useRef } from 'react';
import { LinkButton } from '@/components/ui/layout/TextLink';
import { FileName } from '@/components/ui/feedback/FileName';
import { MaterialPicture } from '@/components/shared/material/MaterialPicture';
import type { Material } from '@/lib/api/material';
import { useDragMaterials } from './use-drag-materials';
import styles from './MaterialName.module.css';

interface MaterialNameProps {
  material: Material;
  size: number;
  onOpen: () => void;
  dragged: (() => readonly Material[]) | undefined;
}

export function MaterialName({ material, size, onOpen, dragged }: MaterialNameProps) {
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
