import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Text } from '@/components/ui/layout/Text';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SafeHtml } from '@/components/ui/feedback/html/SafeHtml';
import { Field } from '@/components/ui/form/Field';
import { useModelState } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import type { FormRules } from '@/components/ui/form/form-model';
import { RichTextInput } from '@/components/shared/rich-text/RichTextInput';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { useDirtyView } from '@/lib/router/view';
import { GalleryPage } from '../parts/GalleryPage';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';
import styles from './EditorGallery.module.css';

const STATES = ['full', 'empty', 'wrong', 'locked'] as const;
type State = (typeof STATES)[number];
const MAX_BYTES = 20_000;

interface Values {
  text: string;
}

/** `wrong`: an empty text is an issue. */
const rulesFor = (state: State): FormRules<Values> => ({
  record: (values) => values,
  check: ({ text }) => (state === 'wrong' && text === '' ? [{ path: 'text', key: 'required' }] : []),
});

function Editor({ state, html }: { state: State; html: string }) {
  const t = useTranslations('gallery.editor');
  const [rules] = useState(() => rulesFor(state));
  const values = { text: state === 'full' || state === 'locked' ? html : '' };
  const [made] = useState(values);
  const form = useRecordForm<Values>({ values: made, level: 'full', rules });
  const [tried, setTried] = useState(false);
  // The issue is there at once, as after a failed save.
  if (state === 'wrong' && !tried) {
    setTried(true);
    queueMicrotask(() => form.model.attempt('full'));
  }
  const text = useModelState(form.model, (snapshot) => snapshot.values.text);
  useDirtyView(useModelState(form.model, (snapshot) => snapshot.dirty));
  return (
    <>
      <FormRoot form={form} label={t('title')}>
        <Field name="text" label={t('field')} group required={state === 'wrong'} disabled={state === 'locked'}>
          <RichTextInput maxBytes={MAX_BYTES} placeholder={t('placeholder')} reading />
        </Field>
      </FormRoot>
      <Text variant="subtitle2" as="h3" tone="secondary" className={styles.note}>
        {t('result')}
      </Text>
      {text === '' ? <EmptyState kind="never" title={t('nothing')} /> : <SafeHtml html={text} />}
    </>
  );
}

/** The text editor, and its text as readers see it. */
export function EditorGallery() {
  const t = useTranslations('gallery.editor');
  const [state, setState] = useState<State>('full');
  return (
    <GalleryPage page="galleryEditor" single>
      <Sample
        title={t('title')}
        text={t('text')}
        files={['components/shared/rich-text/RichTextInput.tsx', 'components/ui/feedback/html/SafeHtml.tsx']}
        states={<StateSwitch states={STATES} value={state} onChange={setState} labelOf={(one) => t(`state.${one}`)} />}
      >
        <Editor
          key={state}
          state={state}
          html={t.markup('sample', { h: (text) => `<h2>${text}</h2>`, p: (text) => `<p>${text}</p>` })}
        />
      </Sample>
    </GalleryPage>
  );
}
