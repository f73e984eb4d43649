import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { ApiError } from '@/lib/api/request/errors';
import { showError, showMessage } from '@/lib/state/messages';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';

const KINDS = ['success', 'info', 'warning'] as const;

/** Messages at the top of the page; errors choose their own sentence, and a change offers to be undone. */
export function MessageSample() {
  const t = useTranslations('gallery.message');
  const undo = useTranslations('feedback')('undo');
  const undone = () => showMessage('info', t('undone'));
  return (
    <Sample title={t('title')} text={t('text')} files={['lib/state/messages.ts', 'components/layout/Messages.tsx']}>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => showMessage(kind, t(`${kind}.text`))}>
            {t(`${kind}.name`)}
          </Button>
        ))}
        <Button onClick={() => showError(new ApiError('business', { code: 504 }))}>{t('error')}</Button>
        <Button onClick={() => showMessage('success', t('changed'), { label: undo, run: undone, undoes: true })}>
          {t('undo')}
        </Button>
      </Row>
    </Sample>
  );
}
