import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormValue } from '@/components/ui/form/form-context';
import { Picture } from '@/components/ui/media/Picture';
import styles from './VariantImage.module.css';

interface VariantImageProps {
  name: string;
  image: string | undefined;
  onChange: (image: string | undefined) => void;
}

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
      <button
        className={styles.thumb}
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('imageOf', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Picture src={image} alt="" fallback={<ImagePlus size={16} strokeWidth={1.7} aria-hidden="true" />} />
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem selected={!image} onClick={() => choose(undefined)}>
            {t('noImage')}
          </MenuItem>
          {choices.map((url, index) => (
            <MenuItem key={`${index} ${url}`} selected={url === image} onClick={() => choose(url)}>
              <Picture className={styles.choice} src={url} alt={t('imageNumber', { position: index + 1 })} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
