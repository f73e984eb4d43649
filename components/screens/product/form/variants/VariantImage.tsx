import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormValue } from '@/components/ui/form/form-context';
import { Picture } from '@/components/ui/media/Picture';

interface VariantImageProps {
  name: string;
  image: string | undefined;
  onChange: (image: string | undefined) => void;
}

const Thumb = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  overflow: 'hidden',
  borderRadius: 'var(--radius-chip)',
  border: '1px solid var(--border-default)',
  backgroundColor: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  cursor: 'pointer',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
});
const Choice = styled(Picture)({
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'cover',
  borderRadius: 'var(--radius-chip)',
});

export function VariantImage({ name, image, onChange }: VariantImageProps) {
  const t = useTranslations('productForm.variants');
  const images = useFormValue<string[] | undefined>('images') ?? [];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: string | undefined) => {
    setAnchor(null);
    onChange(next);
  };
  const choices = image && !images.includes(image) ? [image, ...images] : images;
  return (
    <>
      <Thumb
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('imageOf', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Picture src={image} alt="" fallback={<ImagePlus size={16} strokeWidth={1.7} aria-hidden="true" />} />
      </Thumb>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem selected={!image} onClick={() => choose(undefined)}>
            {t('noImage')}
          </MenuItem>
          {choices.map((url, index) => (
            <MenuItem key={`${index} ${url}`} selected={url === image} onClick={() => choose(url)}>
              <Choice src={url} alt={t('imageNumber', { position: index + 1 })} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
