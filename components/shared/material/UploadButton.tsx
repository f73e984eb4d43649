import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { lockOf } from '@/components/ui/permission/lock';
import { ACCEPTED, type FileKind } from '@/lib/util/files/file-type';
import styles from './UploadButton.module.css';

interface UploadButtonProps {
  kinds: readonly FileKind[];
  onFiles: (files: File[]) => void;
  variant?: 'contained' | 'outlined';
  short?: boolean;
}

export function UploadButton({ kinds, onFiles, variant = 'contained', short = false }: UploadButtonProps) {
  const t = useTranslations('library.upload');
  const chooser = useRef<HTMLInputElement>(null);
  const icon = <Upload size={16} aria-hidden />;
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={kinds.map((kind) => ACCEPTED[kind]).join()}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant={variant}
        startIcon={short ? undefined : icon}
        aria-label={short ? t('choose') : undefined}
        onClick={() => chooser.current?.click()}
        {...lockOf()}
        className={short ? styles.square : space.fixed}
      >
        {short ? icon : t('choose')}
      </Button>
    </>
  );
}
