import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LightButton } from '@/components/ui/button/light-buttons';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useAtomValue } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { isChunkLost } from '@/lib/util/browser/load-chunk';

const Root = styled('div')({
  margin: 'auto',
  padding: '64px 20px',
  maxWidth: 440,
  textAlign: 'center',
  '& h1': { fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& p': { margin: '8px 0 24px', color: 'var(--text-secondary)' },
  '& .actions': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 16 },
  '& button': { width: 'auto', height: 36, padding: '0 16px', fontSize: '0.875rem' },
});

interface ViewFailureProps {
  error: unknown;
  /** It was tried again already. */
  again: boolean;
  onRetry: () => void;
}

/**
 * Where a screen could not be drawn. A file that is lost twice, or after a newer build came, has gone with the older one: then only
 * loading the page again helps. It needs no file of its own, which might be lost as well.
 */
export function ViewFailure({ error, again, onRetry }: ViewFailureProps) {
  const t = useTranslations('entry');
  const lost = isChunkLost(error);
  const isNewer = useAtomValue(updateAtom);
  const gone = lost && (again || isNewer);
  return (
    <Root role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t(gone ? 'error.chunkGone' : lost ? 'error.chunk' : 'error.text')}</p>
      <div className="actions">
        <LightButton type="button" onClick={() => (gone ? location.reload() : onRetry())}>
          {t(gone ? 'action.reload' : 'action.retry')}
        </LightButton>
        <a href={hrefOf(paths.home())}>{t('action.home')}</a>
      </div>
    </Root>
  );
}
