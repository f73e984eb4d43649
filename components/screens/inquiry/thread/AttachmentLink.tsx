import { styled } from '@mui/material/styles';
import { File, FileImage } from 'lucide-react';
import { FileName } from '@/components/ui/feedback/FileName';
import { useBytes } from '@/components/ui/media/measures';
import { safeFileName } from '@/lib/util/files/file-name';
import { fileLink } from './file-link';
import { TOUCH } from '@/lib/theme/breakpoints';

export const FileFrame = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: '2.375rem',
  padding: '0 12px 0 10px',
  borderRadius: 'var(--radius-control)',
  border: '1px solid var(--border-default)',
  backgroundColor: 'var(--surface-base)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--text-primary)',
  textDecoration: 'none',
  'a&:hover': { backgroundColor: 'var(--surface-hover)' },
  '& .size': { flex: 'none', fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' },
  '& svg': { flex: 'none', color: 'var(--text-secondary)' },
  [TOUCH]: { minHeight: 44 },
});

/** Characters of a name that every file system takes. */
const LONGEST_NAME = 120;

const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

/** A file of a message, with its size; it is opened in a window of its own. */
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
    <FileFrame
      as="a"
      {...{ href, target: '_blank', rel: 'noopener noreferrer', download: safeFileName(file.name, LONGEST_NAME) }}
    >
      {what}
    </FileFrame>
  );
}
