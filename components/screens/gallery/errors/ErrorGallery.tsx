import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { ApiError, type ApiErrorKind } from '@/lib/api/request/errors';
import { errorCountAtom, isErrorLogOn } from '@/lib/state/error-log';
import { showMessage } from '@/lib/state/messages';
import { useAtomValue } from '@/lib/state/store';
import { GalleryPage } from '../parts/GalleryPage';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';

const CAUSES = ['event', 'promise', 'render'] as const;
const KINDS = [
  'network',
  'protocol',
  'contract',
  'forbidden',
  'conflict',
  'business',
] as const satisfies ApiErrorKind[];
const CODES: Record<(typeof KINDS)[number], number> = {
  network: 0,
  protocol: 502,
  contract: 200,
  forbidden: 403,
  conflict: 409,
  business: 500,
};

function Broken({ text }: { text: string }): never {
  throw new Error(text);
}

/** Errors as they happen in code, and how each kind of failed request is shown. */
export function ErrorGallery() {
  const t = useTranslations('gallery.errors');
  const count = useAtomValue(errorCountAtom);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('network');
  const [broken, setBroken] = useState(false);
  const cause = {
    event: () => {
      throw new Error(t('cause.event.text'));
    },
    promise: () => void Promise.reject(new Error(t('cause.promise.text'))),
    render: () => setBroken(true),
  };
  const error = new ApiError(kind, { code: CODES[kind] });
  return (
    <GalleryPage page="galleryErrors">
      <Sample
        title={t('log.title')}
        text={t('log.text')}
        files={['lib/state/error-log.ts', 'components/layout/errors/ErrorDialog.tsx']}
      >
        <Row>
          {CAUSES.map((name) => (
            <Button key={name} onClick={cause[name]}>
              {t(`cause.${name}.name`)}
            </Button>
          ))}
          <span role="status">
            {isErrorLogOn() ? (
              <>
                {t('log.recorded')} <CountBadge tone={count > 0 ? 'error' : 'neutral'}>{count}</CountBadge>
              </>
            ) : (
              t('log.off')
            )}
          </span>
        </Row>
        {broken && (
          <PartBoundary onFail={() => setBroken(false)}>
            <Broken text={t('cause.render.text')} />
          </PartBoundary>
        )}
      </Sample>
      <Sample title={t('stale.title')} text={t('stale.text')} files={['components/ui/feedback/StaleNotice.tsx']}>
        <StaleNotice error={error} onRetry={() => showMessage('info', t('again'))} />
      </Sample>
      <Sample
        title={t('kinds.title')}
        text={t('kinds.text')}
        files={['components/ui/feedback/ErrorRegion.tsx', 'lib/api/request/errors.ts', 'lib/i18n/error-text.ts']}
        states={<StateSwitch states={KINDS} value={kind} onChange={setKind} labelOf={(one) => t(`kind.${one}`)} />}
      >
        <ErrorRegion error={error} onRetry={() => showMessage('info', t('again'))} />
      </Sample>
    </GalleryPage>
  );
}
