import type { ComponentProps } from 'react';
import { File, FileImage } from 'lucide-react';
import { FileName } from '@/components/ui/feedback/FileName';
import { useBytes } from '@/components/ui/media/measures';
import { safeFileName } from '@/lib/util/files/file-name';
import { fileLink } from './file-link';
import styles from './AttachmentLink.module.css';

export const FileFrame = (props: ComponentProps<'span'>) => <span {...props} className={styles.fileFrame} />;

/** Maximum length of a file name that every file system accepts. */
const LONGEST_NAME = 120;

const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

export function AttachmentLink({ file }: { file: { name: string; url: string; size: number } }) {
  const sizeOf = useBytes();
  const href = fileLink(file.url);
  const Icon = PICTURE.test(file.name) ? FileImage : File;
  const what = (
    <>
      <Icon size={16} aria-hidden />
      <FileName name={file.name} />
      {file.size > 0 && <span className="size">{sizeOf(file.size)}</span>}
    </>
  );
  if (!href) return <FileFrame>{what}</FileFrame>;
  return (
    <a
      className={styles.fileFrame}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      download={safeFileName(file.name, LONGEST_NAME)}
    >
      {what}
    </a>
  );
}
