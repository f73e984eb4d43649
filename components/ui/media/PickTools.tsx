import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/ui/table/SearchBox';
import type { FileKind } from '@/lib/util/file-type';
import { UploadButton } from './UploadButton';
import type { useLibraryPage } from './use-library-page';

interface PickToolsProps {
  page: ReturnType<typeof useLibraryPage>;
  kind: FileKind;
  /** Absent: no right to add to the library. */
  onFiles: ((files: File[]) => void) | undefined;
}

/** Search, and the way in for what is not there yet. */
export function PickTools({ page, kind, onFiles }: PickToolsProps) {
  const t = useTranslations('library');
  return (
    <div className="tools">
      <SearchBox label={t('search')} value={page.keyword} onSearch={page.search} />
      {onFiles && <UploadButton kinds={[kind]} variant="outlined" onFiles={onFiles} />}
    </div>
  );
}
