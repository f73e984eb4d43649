import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { FileName } from '@/components/ui/feedback/FileName';
import { MaterialPicture } from '@/components/ui/media/MaterialPicture';
import type { Material } from '@/lib/api/material';
import { useDragMaterials } from './use-drag-materials';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '& > .picture': {
    flex: 'none',
    display: 'flex',
    borderRadius: 'var(--radius-control)',
    overflow: 'hidden',
  },
  '& > .picture svg': { width: '1rem', height: '1rem' },
  '&[data-dragged]': { opacity: 0.45 },
});

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
    <Root ref={element}>
      <span className="picture" style={{ width: size, height: size }}>
        <MaterialPicture material={material} bare />
      </span>
      <Link
        component="button"
        type="button"
        noWrap
        variant="body2"
        data-material={material.id}
        onClick={onOpen}
        sx={{ fontWeight: 'var(--weight-medium)', color: 'var(--text-primary)', textAlign: 'left' }}
      >
        <FileName name={material.name} />
      </Link>
    </Root>
  );
}
