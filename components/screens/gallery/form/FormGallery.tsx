import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useModelState } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { ApiError } from '@/lib/api/request/errors';
import { useDirtyView } from '@/lib/router/view';
import { showError } from '@/lib/state/messages';
import { GalleryPage } from '../parts/GalleryPage';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';
import { NO_VALUES, RULES, STAGES, stageOf, type OrderValues, type Stage } from './order-form';
import { StageFields } from './StageFields';
import styles from './FormGallery.module.css';

/** Where in the form the user is. It is no navigation: a page is left by its buttons, which check it. */
function StageList({ current }: { current: Stage }) {
  const t = useTranslations('gallery.form');
  const at = STAGES.indexOf(current);
  return (
    <ol className={styles.list} aria-label={t('stages')}>
      {STAGES.map((stage, index) => (
        <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={index < at || undefined}>
          <span className="number">
            {index < at ? <Check size={14} role="img" aria-label={t('done')} /> : index + 1}
          </span>
          {t(`stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}

/** How the platform responds to the form. */
const ANSWERS = ['saved', 'refused', 'failed'] as const;
/** Milliseconds of a response. */
const ANSWERED_AFTER = 600;

/** A form of several pages: each is checked before the next, and what was typed stays on the way back. */
export function FormGallery() {
  const t = useTranslations('gallery.form');
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number]>('saved');
  const [stage, setStage] = useState<Stage>('buyer');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRecordForm<OrderValues>({ values: NO_VALUES, level: 'draft', rules: RULES });
  const { model } = form;
  const dirty = useModelState(model, (snapshot) => snapshot.dirty);
  useDirtyView(dirty && !sent);
  const area = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (turned.current) area.current?.focus();
    turned.current = false;
  }, [stage, sent]);
  const turn = (next: Stage) => {
    turned.current = true;
    setStage(next);
  };

  const go = (by: -1 | 1) => {
    const next = STAGES[STAGES.indexOf(stage) + by];
    if (!next || (by === 1 && !model.attempt(stage === 'buyer' ? 'draft' : 'full'))) return;
    turn(next);
  };
  const send = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      if (answer === 'failed') return showError(new ApiError('network', { code: 0 }));
      if (answer === 'saved') {
        turned.current = true;
        return setSent(true);
      }
      setStage(stageOf('email'));
      model.refuse({ email: t('refused') });
    }, ANSWERED_AFTER);
  };
  const restart = () => {
    model.settle(NO_VALUES, 'draft');
    setSent(false);
    turn('buyer');
  };
  return (
    <GalleryPage page="galleryForm" single>
      <Sample
        title={t('title')}
        text={t('text')}
        files={[
          'components/ui/form/FormRoot.tsx',
          'components/ui/form/Field.tsx',
          'components/ui/form/use-record-form.ts',
          'components/ui/form/issues/ErrorSummary.tsx',
        ]}
        states={
          <StateSwitch
            states={ANSWERS}
            value={answer}
            onChange={setAnswer}
            label={t('answer')}
            labelOf={(one) => t(`answers.${one}`)}
          />
        }
      >
        <div className={styles.box}>
          {sent ? (
            <div ref={area} tabIndex={-1}>
              <EmptyState
                kind="done"
                title={t('sent.title')}
                text={t('sent.text')}
                actions={<Button onClick={restart}>{t('restart')}</Button>}
              />
            </div>
          ) : (
            <FormRoot form={form} label={t('title')}>
              <StageList current={stage} />
              <div ref={area} tabIndex={-1} role="group" aria-label={t(`stage.${stage}`)} className={styles.stack}>
                <ErrorSummary labelOf={(path) => t(`field.${path as keyof OrderValues}`)} />
                <StageFields stage={stage} />
              </div>
              <div className={styles.row}>
                {stage !== 'buyer' && (
                  <Button disabled={busy} onClick={() => go(-1)}>
                    {t('back')}
                  </Button>
                )}
                {stage === 'check' ? (
                  <Button variant="contained" loading={busy} onClick={send}>
                    {t('send')}
                  </Button>
                ) : (
                  <Button variant="contained" onClick={() => go(1)}>
                    {t('next')}
                  </Button>
                )}
              </div>
            </FormRoot>
          )}
        </div>
      </Sample>
    </GalleryPage>
  );
}
