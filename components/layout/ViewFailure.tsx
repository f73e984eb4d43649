import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

const CHUNK_LOST =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|error loading dynamically imported|Importing a module script failed/i;

/** A lost file can only be had by loading the page again; any other failure may pass when the screen is built anew. */
export function ViewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('entry');
  const chunkLost = CHUNK_LOST.test(String(error));
  return (
    <Box role="alert" sx={{ m: 'auto', py: 8, maxWidth: 420, textAlign: 'center' }}>
      <Typography variant="h2" component="h1">
        {t('error.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        {t(chunkLost ? 'error.chunk' : 'error.text')}
      </Typography>
      <Button variant="contained" onClick={() => (chunkLost ? location.reload() : onRetry())}>
        {t('action.retry')}
      </Button>
      <Button variant="text" href={hrefOf(paths.home())} sx={{ ml: 1 }}>
        {t('action.home')}
      </Button>
    </Box>
  );
}
