import { styled } from '@mui/material/styles';
import { Link } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FileName } from '@/components/ui/feedback/FileName';
import type { Material } from '@/lib/api/material';
import { MaterialPicture } from './MaterialPicture';
import { useBytes } from './measures';

const Root = styled('span')({
  display: 'block',
  minWidth: 0,
  textAlign: 'left',
  '& > span:first-of-type': { aspectRatio: '144 / 130' },
  '& .words': { display: 'block', padding: '8px 10px 9px' },
  '& .name': {
    display: 'block',
    fontSize: 'var(--type-small)',
    lineHeight: '1.25rem',
    fontWeight: 'var(--weight-medium)',
    color: 'var(--text-primary)',
  },
  '& .facts': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 8,
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    color: 'var(--text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .used': { display: 'inline-flex', alignItems: 'center', gap: 4 },
});

export function MaterialFace({ material }: { material: Material }) {
  const t = useTranslations('library');
  const bytes = useBytes();
  const { name, width, height, size, usedBy } = material;
  const used = usedBy.length;
  return (
    <Root>
      <MaterialPicture material={material} />
      <span className="words">
        <span className="name">
          <FileName name={name} />
        </span>
        <span className="facts">
          <span>{width && height ? t('pixels', { width, height }) : bytes(size)}</span>
          {used > 0 ? (
            <span className="used" role="img" aria-label={t('usedIn', { count: used })}>
              <Link size={13} strokeWidth={1.7} aria-hidden />
              {used}
            </span>
          ) : (
            t('unused')
          )}
        </span>
      </span>
    </Root>
  );
}
