import { ChevronDown, ChevronUp, Folder } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { Button } from '@/components/ui/button/Button';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useOpenBranches } from '@/components/ui/tree/use-open-branches';
import { ROOT_FOLDER } from '@/lib/api/material';
import { FolderTree } from '../FolderTree';
import { Quota } from '../Quota';
import { ALL_FOLDERS } from '../use-folders';
import type { useLibraryPage } from './use-library-page';
import { below } from '@/lib/theme/breakpoints';

export function PickSide({ page }: { page: ReturnType<typeof useLibraryPage> }) {
  const t = useTranslations('library.folders');
  const narrow = useMedia(below.tablet);
  const [shown, setShown] = useState(false);
  const { folders, folderId } = page;
  const open = useOpenBranches();
  const name =
    folderId === ALL_FOLDERS ? t('all') : folderId === ROOT_FOLDER ? t('root') : folders.byId.get(folderId)?.name;
  return (
    <div className="side" data-shut={(narrow && !shown) || undefined}>
      {narrow && (
        <Button
          aria-expanded={shown}
          startIcon={<Folder size={16} aria-hidden />}
          endIcon={shown ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          onClick={() => setShown(!shown)}
        >
          {t('current', { name: name ?? '' })}
        </Button>
      )}
      {(!narrow || shown) && (
        <>
          <div className="folders">
            {folders.query.error && !folders.query.data ? (
              <ErrorRegion
                error={folders.query.error}
                title={t('failed')}
                onRetry={() => void folders.query.refetch()}
              />
            ) : (
              <FolderTree folders={folders} open={open} selected={folderId} onOpen={page.open} />
            )}
          </div>
          <Quota />
        </>
      )}
    </div>
  );
}
